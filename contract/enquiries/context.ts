/**
 * What a form can say of the page it was sent from, beside its own fields. The page fills it in, unseen, and nobody has to: it
 * is kept in the enquiry's details and shown to staff; what the sender chose stands on the receipt, too.
 */
export const contextFields = {
  variant: { label: 'Variant', maxLength: 100, isOnReceipt: true },
  /** The paint that was looked at, in the maker's words; the colour that the form asks for is a field of its own. */
  chosenColour: { label: 'Chosen colour', maxLength: 100, isOnReceipt: true },
  branch: { label: 'Branch', maxLength: 100, isOnReceipt: true },
  /** What stood on the page under this number then: an offer can be changed or taken away. */
  offer: { label: 'Offer', maxLength: 200, isOnReceipt: true },
  offerId: { label: 'Offer number', maxLength: 20, isOnReceipt: false },
  /** What somebody would give in exchange, and the range that they were told. */
  exchange: { label: 'Exchange', maxLength: 300, isOnReceipt: true },
  /** A page of the site, or the name of another website. */
  cameFrom: { label: 'Came from', maxLength: 300, isOnReceipt: false },
} as const;

export type ContextName = keyof typeof contextFields;

/** What the page that a form stands on knows. */
export type FormContext = Readonly<Partial<Record<ContextName, string>>>;
