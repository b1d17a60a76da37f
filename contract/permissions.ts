/** Everything an account can be allowed to do, and how people read it: "You need the right to …". */
export const permissions = {
  'figures.read': 'see the dashboard',
  'prices.change': 'change prices of models and accessories',
  'vehicles.change': 'show and hide models',
  'offers.change': 'publish, change and withdraw offers',
  'gallery.change': 'change the gallery',
  'content.change': 'change what the website says',
  'branches.change': 'change what the website says of their branches',
  'translations.change': 'translate what the website says',
  'reports.sales': 'read enquiries about models, loans and offers',
  'reports.service': 'read enquiries about service, AMC and warranty',
  'reports.general': 'read messages, Joy Club and opt-ins',
  'reports.export': 'take whole reports away as files',
  'leads.read': 'see leads and customers',
  'leads.work': 'call customers and say what came of it',
  'leads.oversee': 'see and hand over every lead of their branches',
  'leads.figures': 'see what became of enquiries',
  'numbers.read': 'see the numbers of customers',
  'team.manage': 'say who is on duty',
  'messages.manage': 'see which messages wait or failed, and send them again',
  'people.manage': 'manage people',
  'history.read': 'read the history',
  'system.read': 'see how the system is doing',
} as const satisfies Record<string, string>;

export type Permission = keyof typeof permissions;

export const everyPermission = Object.keys(permissions) as [Permission, ...Permission[]];

/** What a call of staff needs; `login`: to be logged in, nothing more. */
export type Need = Permission | 'login';
