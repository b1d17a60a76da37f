import { createStore } from '../../lib/store.ts';

/** How many of the own leads wait for a first call, or for a step that is late. */
export const waitingLeads = createStore(0);
