/** What is in the history, by subject matter: for its filter. */
export const historyKinds = {
  prices: 'Prices',
  content: 'Models, offers and pictures',
  people: 'People and logins',
  desk: 'Roster and leads',
  reports: 'Reports taken away or read through',
  data: 'Backups, erased enquiries and spam',
} as const;

export type HistoryKind = keyof typeof historyKinds;
