/** What a visitor has chosen of a model, as addresses and links name it: the same in every language. */
export interface Choice {
  variant?: string;
  colour?: string;
}

/** Of what else stands in an address or travels with a link, nothing. */
export function choiceOf(
  read: (name: 'variant' | 'colour') => string | null | undefined,
): Choice & Record<string, string> {
  const variant = read('variant');
  const colour = read('colour');
  return { ...(variant && { variant }), ...(colour && { colour }) };
}
