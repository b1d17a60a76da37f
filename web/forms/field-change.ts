import type { ReactNode } from 'react';

export interface Option {
  value: string;
  label: string;
}

/** What a page can say about a field beyond its definition. */
export interface FieldChange {
  label?: ReactNode;
  hint?: string;
  placeholder?: string;
  /** Filled in by the page. */
  value?: string;
  /** Turns the field into a list to choose from. */
  options?: readonly Option[];
  /** Whether the list begins with an empty choice; true unless said otherwise. */
  hasEmptyChoice?: boolean;
  /** What the empty choice reads. */
  emptyChoice?: string;
  /** Chosen already, for good. */
  isLocked?: boolean;
  rows?: number;
  /** Written in capitals, such as a registration number. */
  isInCapitals?: boolean;
  /** Takes the whole row of the form. */
  isWide?: boolean;
}
