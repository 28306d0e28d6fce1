/** Whether the table is shown as on a phone, upright or lying: the board scrolls, cards have fewer and larger things. */

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('(max-width: 760px), (max-height: 500px)');
