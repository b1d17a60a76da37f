/** What staff read at the desk. */
export const leadMessages = {
  notFound: 'There is no such lead, or it is not yours to see.',
  changedMeanwhile: 'Somebody else has changed this lead meanwhile.',
  noSuchStage: 'Leads of this department do not have that stage.',
  reasonMissing: 'Please say why nothing came of it.',
  wordsMissing: 'Please say the reason in a few words.',
  followUpMissing: 'Please say when the next step is due.',
  noneChosen: 'Please choose at least one lead.',
  tooManyChosen: 'At most 200 leads can be changed at a time.',
  tooManyListeners:
    'The panel is open in too many places to be told of new leads as they come. It asks for them instead.',
} as const;
