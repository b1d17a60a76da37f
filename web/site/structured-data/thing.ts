/** Something as schema.org describes it, written as JSON-LD. What is undefined is left out when it is written. */
export interface Thing {
  '@type': string | readonly string[];
  '@id'?: string;
  [property: string]: unknown;
}
