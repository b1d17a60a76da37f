/** Sentences of the screens of people, which only these load. */
export const peopleTexts = {
  copied: 'Link copied',
  confirmLinkClosed: 'The link is not shown again. Have you passed it on?',
  confirmInvite: (user: string) =>
    `The present password of ${user} stops working, every session ends, and two-step login is turned off. Make a new link?`,
  confirmOneStep: (user: string) => `Every session of ${user} ends, and the password alone will let them in. Go on?`,
} as const;
