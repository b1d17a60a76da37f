import * as z from 'zod';
import { fault } from './fault.ts';

/** Of a list that is answered a page at a time, as it stands after the `?` of an address. */
export const pageNumberSchema = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, fault('field.wholeNumber', { label: 'Page', least: 1, most: 99_999 }));
