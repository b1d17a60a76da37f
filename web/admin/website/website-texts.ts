const count = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? '' : 's'}`;

/** Sentences of the screens of the website, which only these load. */
export const websiteTexts = {
  published: 'Published: every page shows it now.',
  pictureTaken: 'The picture is in the draft.',
  framesTaken: (count: number) => `The ${count} frames are in the draft.`,
  pointAtTexts: 'Click a text or a picture in the page to change it.',
  pointedElsewhere:
    'This form has no field for what you clicked on: it stands in another document, or belongs to every page.',
  framesLeft: 'What was uploaded is kept: press the button once more for the rest.',
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
  ownInEnglish: (count: number) => `${count} of the site's own sentences are in English.`,
  whatIsOwn:
    "The site's own sentences are menus, buttons, forms and what they answer. Your texts show in English until they are translated.",
  notPrinted: 'Brochures are printed in English.',
  languageCounts: (missing: number, stale: number) =>
    [
      missing > 0 ? `Missing: ${count(missing, 'translation')}.` : 'Nothing is missing.',
      ...(stale > 0 ? [`To be looked at: ${stale}.`] : []),
    ].join(' '),
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
} as const;
