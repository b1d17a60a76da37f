/** Something in the files of this folder is amiss; the sentence names the file. */
export class ContentError extends Error {}
