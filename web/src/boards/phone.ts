/** Whether the table is shown as on a phone: one column, cards with fewer and larger things on them. */

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 760px');
