/** The table that the components of one page share. */

import { createContext } from 'svelte';
import type { Table } from '../contracts';
import type { LiveTable } from './table.svelte';

const [useTable, setTable] = createContext<Table>();
const [useLiveTable, setLiveTable] = createContext<LiveTable>();

export { setLiveTable, setTable, useLiveTable, useTable };
