/** What is in the history, by subject matter: for its filter. */
export const historyKinds = {
  prices: 'Prices',
  content: 'Models, offers and pictures',
  people: 'People and logins',
  desk: 'Customers, leads and the roster',
  reports: 'Reports taken away or read through',
  messages: 'Messages',
  data: 'Backups and erased enquiries',
} as const;

export type HistoryKind = keyof typeof historyKinds;
