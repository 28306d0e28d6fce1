/** Whether the screen is a phone's: one column, and cards that show less, but larger. */

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 760px');
