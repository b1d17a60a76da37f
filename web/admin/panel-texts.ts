/** Sentences of the panel that the API never says. The wording of the specification is exact. */
export const panelTexts = {
  networkFailed: 'Something went wrong! Please try again.',
  dashboardFailed: 'Error: Failed to fetch dashboard data',
  sessionEnded: 'Unauthorized! Redirecting to login...',
  loginNeeded: 'Please login to access this page',
  userFailed: 'Failed to load user data. Please try again.',
  userNotFound: 'User not found. Please log in again.',
  userUnknown: 'User not found',
  userIdMissing: 'User ID is missing. Please log in again.',
  profileFailed: 'Failed to load user profile. Please try again.',
  profileUpdateFailed: 'Profile update failed',
  passwordFailed: 'Failed to update password',
  priceFailed: 'Failed to update price',
  accessoryPriceFailed: 'Failed to update price!',
  offerAddFailed: 'Failed to add offer. Please try again.',
  offerDeleteFailed: 'Failed to delete offer. Please try again.',
  confirmOfferDelete: 'Are you sure you want to delete this offer?',
  noOffers: 'No offers found. Add your first offer!',
  noGallery: 'No Notification found. Add your first Notification!',
  imageAddFailed: 'Failed to add image. Please try again.',
  imageDeleteFailed: 'Failed to delete image. Please try again.',
  confirmImageDelete: 'Are you sure you want to delete this image?',
  vehicleFailed: 'Failed to update active status',
  exportFailed: 'The report could not be exported. Please try again.',
  exportFetching: (done: string, total: string) => `Fetching ${done} of ${total} entries`,
  exportWriting: 'Writing the file',
  printWindowBlocked: 'The browser blocked the print window. Allow pop-ups for this site and press Print again.',
  close: 'Close',
  cancel: 'Cancel',
} as const;

/** How long the toast of `loginNeeded` stays. */
export const LOGIN_NEEDED_MS = 3000;
