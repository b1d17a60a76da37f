const count = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? '' : 's'}`;

/** Sentences of the panel that the API never says. The wording of the specification is exact. */
export const panelTexts = {
  noPasskeysHere:
    'Passkeys cannot be made here: the browser is too old for them, or the address of the site has no name.',
  noPasskeyMade: 'No passkey was made. The device may have one for your account already.',
  passkeyNeeded: 'Your account asks for a passkey, too: the one of this device, or of your phone.',
  passkeyImpossible: 'Your account asks for a passkey, and this browser cannot show one. Please use a newer browser.',
  networkFailed: 'Something went wrong! Please try again.',
  dashboardFailed: 'Error: Failed to fetch dashboard data',
  sessionEnded: 'Unauthorized! Redirecting to login...',
  loginNeeded: 'Please login to access this page',
  loggedOut: 'You have been logged out',
  sessionOver: (user: string) => `Your session has ended. Log in as ${user} and go on where you were.`,
  typingIsSafe: (user: string) =>
    `Your session has ended. What you were typing is safe: log in as ${user} and go on where you were.`,
  userFailed: 'Failed to load user data. Please try again.',
  userNotFound: 'User not found. Please log in again.',
  userUnknown: 'User not found',
  userIdMissing: 'User ID is missing. Please log in again.',
  profileFailed: 'Failed to load user profile. Please try again.',
  profileUpdateFailed: 'Profile update failed',
  passwordFailed: 'Failed to update password',
  priceFailed: 'Failed to update price',
  accessoryPriceFailed: 'Failed to update price!',
  pricePaise: 'Prices are in whole rupees. Please leave out the paise.',
  variantTooCheap: (model: string) => `Costs less than the model itself (${model}).`,
  undoTooLate: (now: string) => `The price has changed again meanwhile: ${now}. It was not taken back.`,
  offerAddFailed: 'Failed to add offer. Please try again.',
  offerUpdateFailed: 'Failed to update offer. Please try again.',
  offerDeleteFailed: 'Failed to delete offer. Please try again.',
  confirmOfferDelete: 'Are you sure you want to delete this offer?',
  noOffers: 'No offers found. Add your first offer!',
  noGallery: 'No Notification found. Add your first Notification!',
  imageAddFailed: 'Failed to add image. Please try again.',
  imagesAdded: (count: number) => `${count} images uploaded successfully!`,
  imagesLeft: (failed: number, count: number) => `${failed} of ${count} images could not be uploaded.`,
  imageDeleteFailed: 'Failed to delete image. Please try again.',
  confirmImageDelete: 'Are you sure you want to delete this image?',
  vehicleFailed: 'Failed to update active status',
  website: {
    published: 'Published: every page shows it now.',
    pictureTaken: 'The picture is in the draft.',
    logoFailed: 'The logo could not be uploaded. Please try again.',
    undone: 'Taken back: every page shows what was there before.',
    cancelled: 'The plan is cancelled. The draft stays as it is.',
    planned: (when: string) => `Planned: it is published on ${when}, by itself.`,
    discarded: 'The draft is discarded. What was saved stays in the history.',
    restored: 'Restored as a draft. Publish it to show it to the public.',
    confirmDiscard: 'Discard the draft and go back to what the public sees? What was saved stays in the history.',
    setAside: (name: string) => `${name} is set aside: visitors no longer see it. You can take it back.`,
    takenBack: (name: string) => `${name} is back in use.`,
    moved: (name: string, place: number, total: number) => `${name} now stands at place ${place} of ${total}.`,
    textCounts: ({ total, missing, stale, ready }: Record<'total' | 'missing' | 'stale' | 'ready', number>) =>
      `${count(total, 'text')}. Missing: ${count(missing, 'translation')}. To be looked at, because the English has changed: ${stale}.${
        ready > 0 ? ` Not published yet: translations of ${count(ready, 'document')}.` : ''
      }`,
    textsPublished: (published: number, left: readonly string[]) =>
      [
        published > 0
          ? `Published the translations of ${count(published, 'document')}.`
          : 'Nothing was published: no draft changes translations alone.',
        ...(left.length > 0 ? [`These have to be corrected first: ${left.join(', ')}.`] : []),
      ].join(' '),
    textsTaken: (taken: number, documents: number) =>
      taken === 1
        ? 'Saved 1 translation as a draft of 1 document. Publish it to show it to the public.'
        : `Saved ${taken} translations as drafts of ${count(documents, 'document')}. Publish them to show them to the public.`,
    fileTooLarge: 'A file can have 5 MB at most.',
    notSavedYet: 'Your last changes are not saved yet. Please try again when they are.',
  },
  exportFailed: 'The report could not be exported. Please try again.',
  exportFetching: (done: string, total: string) => `Fetching ${done} of ${total} entries`,
  exportWriting: 'Writing the file',
  printWindowBlocked: 'The browser blocked the print window. Allow pop-ups for this site and press Print again.',
  confirmLeave: 'What you have entered will be lost. Close anyway?',
  report: {
    couldNotLoad: 'The report could not be loaded.',
    noNetwork: 'The network did not answer. Check the connection.',
    serverFailed: 'The server has a problem at the moment.',
    olderRows: 'The rows below are from before.',
    tryAgain: 'Try again',
    searchedPart: (text: string, letters: number) =>
      `In a long ${text}, only the first ${letters} letters are searched`,
  },
  people: {
    copied: 'Link copied',
    confirmLinkClosed: 'The link is not shown again. Have you passed it on?',
    confirmInvite: (user: string) =>
      `The present password of ${user} stops working, every session ends, and two-step login is turned off. Make a new link?`,
    confirmOneStep: (user: string) => `Every session of ${user} ends, and the password alone will let them in. Go on?`,
  },
  close: 'Close',
  cancel: 'Cancel',
} as const;

/** How long the toast of `loginNeeded` stays. */
export const LOGIN_NEEDED_MS = 3000;
