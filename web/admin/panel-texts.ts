/** Sentences of the panel that the API never says. The wording of the specification is exact. */
export const panelTexts = {
  networkFailed: 'Something went wrong! Please try again.',
  dashboardFailed: 'Error: Failed to fetch dashboard data',
  sessionEnded: 'Unauthorized! Redirecting to login...',
} as const;
