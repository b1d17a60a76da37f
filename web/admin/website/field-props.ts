import type { DocumentField } from '../../../contract/documents/field.ts';
import type { DocumentBody } from './draft-keeper.ts';

export interface FieldProps {
  /** Its place is that in the whole document: within the second holiday, `holidays.1.date`. */
  field: DocumentField;
  body: DocumentBody;
  /** By place, as `salesHours.days.en`. */
  faults: Readonly<Record<string, string>>;
  onEdit: (place: string, value: unknown) => void;
}
