/** The table that the components of one page share. */

import { createContext } from 'svelte';
import type { Table } from '../contracts';

const [useTable, setTable] = createContext<Table>();

export { setTable, useTable };
