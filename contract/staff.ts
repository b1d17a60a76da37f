/** Sent in place of a password; no hash ever leaves the server. */
export const PASSWORD_MASK = '********' as const;

export const USER_ID_PATTERN = /^[\w.@-]{1,64}$/;
export const PASSWORD_LENGTH = { least: 10, most: 128 } as const;

export const PRICE_HISTORY_LIMIT = 10;

/** How many days the dashboard looks back, today included. */
export const ACTIVITY_DAYS = 30;
