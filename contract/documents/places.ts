/** What stands at a place of a document, such as `social.0.url`; undefined where there is nothing. */
export const valueAt = (document: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], document);

/** The same document with another value at a place; all else in it stays the same object. */
export function withValueAt<Value>(document: Value, place: string, value: unknown): Value {
  const [step = '', ...further] = place.split('.');
  const inner = (document as Record<string, unknown> | undefined)?.[step];
  const next = further.length === 0 ? value : withValueAt(inner, further.join('.'), value);
  if (Array.isArray(document)) return document.map((item, index) => (String(index) === step ? next : item)) as Value;
  return { ...document, [step]: next } as Value;
}
