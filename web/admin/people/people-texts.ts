/** Sentences of the screens of people, which only these load. */
export const peopleTexts = {
  copied: 'Link copied',
  confirmLinkClosed: 'The link is not shown again. Have you passed it on?',
  confirmInvite: (user: string) =>
    `The present password of ${user} stops working, every session ends, and two-step login is turned off. Make a new link?`,
  confirmOneStep: (user: string) => `Every session of ${user} ends, and the password alone will let them in. Go on?`,
  openLeads: (count: number, isActive: boolean) =>
    `${count} open ${count === 1 ? 'lead belongs' : 'leads belong'} to this account${isActive ? ', also after it is switched off' : ''}, until somebody hands ${count === 1 ? 'it' : 'them'} over.`,
  handOver: 'Hand over at Team',
  branchesLost: 'The branches could not be loaded. Those of this account stay as they are.',
  cannotAdd: 'The branches could not be loaded, and nobody is added without them. Please close this and try again.',
  setAside: (branch: string) => `${branch} (set aside)`,
} as const;
