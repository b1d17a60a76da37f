/** An English text in another language; one that no dictionary knows, such as what staff typed, stays as it is. */
export type Translate = (text: string) => string;

export const translateWith =
  (dictionary: ReadonlyMap<string, string>): Translate =>
  (text) =>
    dictionary.get(text) ?? text;

/**
 * Translates the texts at these places: `*.specs.engine` is that of every item of a list, `frame.*` every text of an object.
 */
export const translateTexts = <Value>(value: Value, places: readonly string[], translate: Translate): Value =>
  places.reduce((result, place) => translateAt(result, place.split('.'), translate) as Value, value);

function translateAt(value: unknown, [step, ...further]: readonly string[], translate: Translate): unknown {
  if (step === undefined) return typeof value === 'string' ? translate(value) : value;
  if (Array.isArray(value)) return value.map((item) => translateAt(item, further, translate));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      step === '*' || step === key ? translateAt(inner, further, translate) : inner,
    ]),
  );
}
