/** So many columns are as many as anybody takes in. By itself, because every page that has the tray loads it. */
export const MOST_COMPARED = 4;
