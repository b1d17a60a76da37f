/** Nobody looks for more at a time. */
export const MOST_SEARCHED_LETTERS = 100;
