/** On calls that a screen makes by itself: the server does not take them for a sign that somebody is there. */
export const QUIET_HEADER = 'x-refresh';
