/** How texts and the words searched for are written alike: without capitals, and each letter in its one composed form. */
export const searchable = (text: string): string => text.normalize('NFC').toLowerCase();
