const PARAMETER = 'invitation';

/** What an invitation has behind the # of its link; it never leaves the browser with an address. */
export const invitationIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get(PARAMETER);
