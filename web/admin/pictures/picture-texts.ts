import type { Reply } from '../../lib/api-client.ts';

export type ListedPicture = Reply<'listPictures'>['pictures'][number];
export type PictureDetails = Reply<'readPicture'>;
export type PictureUse = PictureDetails['uses'][number];

const count = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? '' : 's'}`;

/** Sentences of the library, which only its screens load. */
export const pictureTexts = {
  used: (places: number) => (places === 0 ? 'Not used' : `Used in ${count(places, 'place')}`),
  added: (pictures: number) => `${count(pictures, 'picture')} added to the library.`,
  notAdded: (failed: number, pictures: number) => `${failed} of ${count(pictures, 'picture')} could not be added.`,
  failed: 'This picture could not be uploaded. Please try again.',
  wordsSaved: 'Saved. Documents that use the picture keep the words that they have.',
  confirmDelete: 'Delete this picture with its original, for good? Nobody can bring it back.',
  confirmReplace: (name: string, places: number) =>
    `Put “${name}” in all ${count(places, 'place')}? What visitors see changes at once.`,
  cutsSaved: (documents: number) =>
    `Saved as ${documents === 1 ? 'a draft of 1 document' : `drafts of ${documents} documents`}. Publish ${documents === 1 ? 'it' : 'them'} to show it to the public.`,
} as const;

/** What people know it by. */
export const nameOf = ({ name, alt }: Pick<ListedPicture, 'name' | 'alt'>): string =>
  name || alt.en || 'Picture without a name';
