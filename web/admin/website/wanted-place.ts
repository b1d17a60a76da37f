import { createContext } from 'react';

/** A field that somebody is led to; another object each time, although it may be the same field. */
export interface Wanted {
  /** As `sections.1.heading.kn`. */
  place: string;
}

/** Parts of lists that are folded open for it. */
export const WantedPlace = createContext<Wanted | undefined>(undefined);
