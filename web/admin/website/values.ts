/** As it stands in a field. */
export const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** The rules speak of "it": the field's own name comes before. */
export const describeFault = (label: string, fault: string | undefined): string | undefined =>
  fault && `${label} ${fault}`;
