/** Something in the files of a dealership is amiss; the sentence names the file. */
export class ContentError extends Error {}
