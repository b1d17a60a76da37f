/** Sentences of the panel that the API never says. The wording of the specification is exact. */
export const panelTexts = {
  networkFailed: 'Something went wrong! Please try again.',
  dashboardFailed: 'Error: Failed to fetch dashboard data',
  sessionEnded: 'Unauthorized! Redirecting to login...',
  loginNeeded: 'Please login to access this page',
  notLoggedIn: 'You are not logged in. Please log in to use this page.',
  userFailed: 'Failed to load user data. Please try again.',
  close: 'Close',
  cancel: 'Cancel',
} as const;

/** How long the toast of `loginNeeded` stays. */
export const LOGIN_NEEDED_MS = 3000;
