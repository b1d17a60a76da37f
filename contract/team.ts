/** So many leads are handed over by one call: whoever has more is asked for again, and nobody else waits long for the database. */
export const HANDED_OVER_AT_ONCE = 200;

/** As many enquiries as one can ask the leads of. */
export const MOST_ENQUIRIES_ASKED = 200;

/** Longer ones are a typing error, or somebody who left. */
export const LONGEST_ABSENCE_DAYS = 400;
