/** So many leads are looked up and then put in order; more are rather met on the way through a list. */
export const MOST_LOOKED_UP = 5000;
