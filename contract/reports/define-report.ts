import type { ContextName } from '../enquiries/context.ts';
import { contextFields } from '../enquiries/context.ts';
import type { EnquiryDefinition } from '../enquiries/enquiry-definition.ts';
import type { Field } from '../fields.ts';
import type { Permission } from '../permissions.ts';

/** What a value is to the person who reads it: a number to call, an address to write to, an amount, a day, or plain text. */
type ValueKind = 'mobile' | 'email' | 'amount' | 'date' | 'text';

/** A column as its report writes it down. */
interface ColumnSource {
  /** Name of the value in a row of the reply. */
  key: string;
  label: string;
  /** The field of the enquiry that the value comes from. */
  field: string;
  /** Amounts stay numbers (null where none was given); everything else is text. */
  numeric?: boolean;
}

export interface ReportColumn extends ColumnSource {
  kind: ValueKind;
}

export interface ReportDefinition {
  name: string;
  title: string;
  menuLabel: string;
  path: `/${string}`;
  /** Who may read it. */
  needs: Permission;
  enquiry: EnquiryDefinition;
  columns: readonly ReportColumn[];
  /** What the page said beside the fields: after all others, and shown only where a row has it. */
  extraColumns: readonly ReportColumn[];
  createdLabels: { date: string; time: string };
  emptyText: string;
  /**
   * How the browser sends the free text; the server understands both names on every report. 'when-set': not at all as long
   * as nothing is typed.
   */
  search: { parameter: 'search' | 'searchTerm'; sent: 'always' | 'when-set'; debounceMs: number; onEnter: boolean };
  /** 'when-set': the body is just page and limit until a date is chosen. */
  dates: 'always' | 'when-set';
  /** 'page': the footer counts only the rows of the page shown. */
  footerCounts: 'all' | 'page';
  files: { pdf: string; csv: string };
  print: 'table' | 'page';
}

export const REPORT_PAGE_SIZE = 10;
/** Exports fetch larger pages than the screen shows. */
export const REPORT_MAX_PAGE_SIZE = 1000;

export const searchTyped = { parameter: 'search', sent: 'always', debounceMs: 600, onEnter: false } as const;
export const searchWhenSet = { ...searchTyped, sent: 'when-set' } as const;

export const filesNamed = (name: string) => ({ pdf: `${name}.pdf`, csv: `${name}.csv` });

export const column = (
  key: string,
  label: string,
  field: string,
  more: Pick<ColumnSource, 'numeric'> = {},
): ColumnSource => ({
  key,
  label,
  field,
  ...more,
});

const contextKeys: Readonly<Record<ContextName, string>> = {
  variant: 'variant',
  chosenColour: 'chosen_colour',
  branch: 'branch',
  offer: 'offer',
  offerId: 'offer_id',
  exchange: 'exchange',
  cameFrom: 'came_from',
};

/** Refuses a column whose field the enquiry does not have: such a report would be empty without anyone noticing. */
export function defineReport(
  report: Omit<ReportDefinition, 'columns' | 'extraColumns'> & { columns: readonly ColumnSource[] },
): ReportDefinition {
  const { enquiry } = report;
  const columns = report.columns.map((source) => {
    const field = enquiry.fields[source.field];
    if (!field) {
      throw new Error(
        `Report ${report.name}: column ${source.key} names the unknown field ${source.field} of ${enquiry.kind}.`,
      );
    }
    return { ...source, kind: kindOf(field, source) };
  });
  const extraColumns = enquiry.context.map((name) => ({
    ...column(contextKeys[name], contextFields[name].label, name),
    kind: 'text' as const,
  }));
  return { ...report, columns, extraColumns };
}

function kindOf({ column: shared, control }: Field, { numeric }: ColumnSource): ValueKind {
  if (shared === 'mobile' || shared === 'email') return shared;
  if (control === 'date') return 'date';
  return numeric ? 'amount' : 'text';
}
