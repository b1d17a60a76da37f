import { BOOKING_DAYS, FIRST_YEAR } from './day-limits.ts';
import { customerMessages } from './messages/customers.ts';
import { enquiryMessages } from './messages/enquiries.ts';
import { leadMessages } from './messages/leads.ts';
import { loginMessages } from './messages/login.ts';
import { teamMessages } from './messages/team.ts';

/**
 * Every sentence that the API or a toast can show to a person, by its key (`field.required`); `{label}` and the like are filled
 * in (`sentence.ts`). The wording of the specification is exact; change it there first.
 */
export const messages = {
  request: {
    failed: 'Something went wrong. Please try again.',
    notFound: 'There is nothing at this address.',
    methodNotAllowed: 'This address does not support that kind of request.',
    invalid: 'Please check the highlighted fields and try again.',
    invalidJson: 'The request is not valid JSON.',
    invalidForm: 'The form could not be read. Please fill it in again.',
    objectExpected: 'Please send the details as a JSON object.',
    otherTypeExpected: 'This address does not accept that type of content.',
    multipartExpected: 'Please send the picture as a file upload.',
    tooLarge: 'The request is too large.',
    headersTooLarge: 'The headers of this request are too large.',
    addressInvalid: 'This address is not valid.',
    notUnderstood: 'This request could not be understood.',
    tooSlow: 'The request took too long to arrive. Please try again.',
    tooManyEnquiries: 'Too many enquiries from this connection. Please wait a minute and try again, or call us.',
    tooManyPages:
      'Too many unusual pages were asked for from this connection. Please wait a minute and try again, or call us.',
    tooManyEnquiriesToday: 'Too many enquiries from this connection today. Please try again tomorrow, or call us.',
    crossSite: 'This request came from another website and was refused.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
    storageFull: 'Your details could not be saved right now. Please try again in a moment, or call us.',
    closing: 'The service is restarting. Please try again in a moment.',
    keyReused:
      'These details were not stored, because others were sent with the same form before. Please send them once more.',
    /** What a check says for itself, in calls that only programs make. */
    quoted: '{text}',
    invalidKey: 'The Idempotency-Key must have 8 to 64 letters, digits, dashes or underscores.',
  },
  field: {
    required: '{label} is required.',
    text: '{label} must be text.',
    tooLong: '{label} can have at most {limit} characters.',
    unreadable: '{label} contains characters that cannot be stored.',
    mobile: '{label} must have 10 digits.',
    noNumber: '{label} must be a real number: it cannot begin with 0 or be one digit ten times.',
    email: '{label} must be a valid e-mail address.',
    choice: 'Please choose one of the listed options for {label}.',
    date: '{label} must be a real date in the form YYYY-MM-DD.',
    dateInPast: '{label} cannot be in the past.',
    dateTooFar: `{label} can be at most ${BOOKING_DAYS} days ahead.`,
    year: `{label} must be a year from ${FIRST_YEAR} to {limit}.`,
    rupees: '{label} must be an amount in whole rupees.',
    repeated: '{label} was given more than once.',
    yesOrNo: '{label} must be true or false.',
    wholeNumber: '{label} must be a whole number from {least} to {most}.',
  },
  ...enquiryMessages,
  exchange: {
    noPrice: 'Please name one of our models, or what a new one of yours costs.',
  },
  compare: {
    tooMany: 'At most {most} models can be compared at a time.',
  },
  catalogue: {
    unknownModel: 'This model is not in our catalogue.',
    unknownVariant: 'There is no such variant of this model.',
    unknownAccessory: 'There is no such accessory for this model.',
    unknownBrochure: 'There is no brochure at this address. The model may no longer be on sale.',
    unknownPreview: 'There is no picture at this address. The model may no longer be on sale.',
  },
  contactClicks: {
    counted: 'Counted.',
    tooMany: 'Too many clicks from this connection to be counted.',
    unknownPage: 'There is no such page.',
  },
  ...loginMessages,
  lead: leadMessages,
  customer: customerMessages,
  team: teamMessages,
  people: {
    added: 'Account added',
    roleChanged: 'Saved. It holds from the next click of everybody with this role.',
    changed: 'Account changed',
    changedWithLeads: 'Account changed. Hand over at Team what still belongs to it: {count}.',
    invited: 'New link made. The old password and every session of the account have ended.',
    oneStep: 'Two-step login of the account is off',
    sessionEnded: 'Session ended',
    unknownSession: 'This session has ended already.',
    joined: 'Password saved. Please log in.',
    unknown: 'There is no such account.',
    exists: 'There is an account with this user ID already.',
    userIdInvalid: 'The user ID can have up to 64 letters, digits and . _ @ -',
    roleInvalid: 'Please choose one of the listed roles.',
    branchInvalid: 'Please choose branches of the list.',
    changedMeanwhile: 'Somebody else has changed this account meanwhile. Please look at it again.',
    lastOwner: 'One owner must stay who can log in, without a last day. Please make somebody else an owner first.',
    invitationInvalid: 'This link has been used, or is older than 48 hours. Please ask for a new one.',
  },
  secondFactor: {
    on: 'Two-step login is on',
    off: 'Two-step login is off',
    newCodes: 'New recovery codes made. The old ones no longer work.',
    alreadyOn: 'Two-step login is on already.',
    notOn: 'Two-step login is not on.',
    notBegun: 'Please begin again with a new QR code.',
    changed: 'Two-step login was changed meanwhile. Please try again.',
  },
  prices: {
    updated: 'Price updated successfully',
    invalid: 'Please enter a valid price',
    accessoryUpdated: 'Price updated successfully!',
    accessoryInvalid: 'Please select an accessory and enter a price!',
    unknownAccessory: 'This accessory does not exist.',
    unknownVariant: 'This variant does not exist.',
    changedMeanwhile: 'Somebody else has changed this price meanwhile. Please look at it again.',
    variantBelowModel: '{variant} would cost less than the model itself.',
    fileFaulty: 'Some lines of the file have to be corrected first. No price was changed.',
  },
  offers: {
    added: 'Offer Added Successfully!',
    deleted: 'Offer Deleted Successfully!',
    updated: 'Offer Updated Successfully!',
    incomplete: 'Please fill all fields',
    daysReversed: 'The last day must not be before the first day.',
    noModels: 'Please name the models whose price the amount is taken off, one a line.',
    unknownModel: 'There is no model or variant {name}.',
    tooManyModels: 'An offer can name {most} models and variants at most.',
    changedMeanwhile: 'Somebody else has changed this offer meanwhile. Please look at it again.',
    unknown: 'Invalid Offer ID!',
  },
  documents: {
    unknown: 'There is no such document.',
    unknownRevision: 'This revision is not one of this document.',
    changedMeanwhile: 'Somebody else has saved meanwhile. Please compare it with yours.',
    another: 'This is what another document says.',
    fixed: 'These belong to the site: they can be changed, but none can be added, moved or set aside.',
    onlyDraft: 'This was never published, so there is nothing to go back to. You can set it aside.',
    sorted: 'Done.',
    published: 'Published: every page shows it now.',
    incomplete: 'This cannot be published yet. Please correct the highlighted fields.',
    onlyTranslations: 'Your account may change translations alone. Something else is different here.',
    fileFaulty: 'Nothing was taken: the file has lines that have to be corrected first.',
    isArchived: 'This is set aside. Take it back before it is published.',
    undoTooLate:
      'Something else has been published since, so this was not taken back. The history has every older state.',
    onNoPage: 'No model that is shown names this accessory yet. Add its part number to a model.',
    nothingBefore: 'Nothing was live before this. You can set it aside.',
  },
  outbox: {
    unknown: 'There is no such message.',
    changed: 'Meanwhile this message is {state}. Please look again.',
    notYet: 'The provider may still say whether it was sent. Please wait until {time}.',
    again: 'It is sent again.',
    dropped: 'It is off the list. The history keeps that it was there.',
    noChannel: 'This channel is not set up.',
    noAddress: 'Your profile has no {what}. Please add it, and try again.',
    noBrowser: 'No browser of yours gets notifications. Please turn them on in this one first.',
    testing: 'A test is on its way to you.',
    subscribed: 'This browser gets notifications now.',
    unsubscribed: 'This browser gets no more notifications.',
    pushEndpoint: 'This browser names a push service that is not known here.',
  },
  plans: {
    unknown: 'There is no such plan.',
    past: 'This time is over. Please choose one that is yet to come.',
    tooFar: 'This is more than two years ahead. Please choose an earlier day.',
    ended: 'This plan is no longer open: it was {outcome} meanwhile.',
    impossible: 'This cannot be published: {reason}',
    notFailed: 'Only a plan that failed can be dismissed: this one was {outcome}.',
    notYet: 'This plan is still to be carried out. Cancel it instead.',
    cancelled: 'The plan is cancelled. The draft stays as it is.',
    dismissed: 'Dismissed. The history keeps what was planned, and why it failed.',
    published: 'Published: every page shows it now.',
  },
  gallery: {
    added: 'Image uploaded successfully!',
    deleted: 'Image deleted successfully!',
    incomplete: 'Please choose an image to upload.',
    // The specification has the same sentence for an unknown picture as for an unknown offer.
    unknown: 'Invalid Offer ID!',
  },
  vehicles: {
    activated: 'Vehicle activated successfully',
    deactivated: 'Vehicle deactivated successfully',
    unknown: 'This vehicle does not exist.',
    invalidStatus: 'The status must be 1 (active) or 0 (inactive).',
  },
  pictures: {
    wordsChanged: 'Somebody else has changed these words meanwhile. Save again to have yours in their place.',
    unsupported: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
    missing: 'Please choose a picture to upload.',
    svg: 'SVG files are not accepted, because they can carry scripts. Please save the picture as PNG and try again.',
    heic: 'HEIC pictures are not supported. Please save the picture as JPEG and try again.',
    broken: 'This picture is damaged or incomplete. Please choose another one.',
    tooManyPixels: 'This picture has more than 50 megapixels. Please choose a smaller one.',
    tooLong: 'This picture is more than 16,000 pixels wide or high. Please choose a smaller one.',
    tooDemanding:
      'This picture takes too much memory or time to process. Please save it as a plain, smaller JPEG and try again.',
    largeAvif:
      'AVIF pictures of this size take too much memory to process. Please save it as JPEG, which may have up to 50 megapixels, and try again.',
    tooLarge: 'The picture is larger than 10 MB. Please choose a smaller one.',
    oneOnly: 'Please upload one picture at a time.',
    interrupted: 'The upload was interrupted. Please try again.',
    noPart: 'The part of the picture must be given by x, y, width and height, in shares from 0 to 1.',
    unknown: 'There is no such picture.',
    used: 'This picture is used, so it was not deleted. Choose another one there, or replace it everywhere.',
    changedMeanwhile: 'Somebody has changed where this picture is used meanwhile. Please try again.',
    itself: 'Please choose another picture than the one that is replaced.',
    notUsed: 'This picture is used nowhere, so there is nothing to replace.',
    deleted: 'Picture deleted. Nobody can reach it any more.',
    replaced: 'Replaced everywhere: every page shows it now.',
  },
  suspected: {
    unknown: 'There is no such enquiry, or it is not yours to see.',
    acquitted: 'Taken in. It is a lead like any other now.',
    suspectedAgain: 'Put back among those that look like spam.',
    isWorkedOn: 'Somebody has worked on its lead already. Please end that lead instead.',
    isOfOther: 'It came to a lead that was there before. Please look at it there.',
  },
  reports: {
    datesReversed: 'The From Date must not be after the To Date.',
    cursorInvalid: 'The cursor must be the word first, or what the reply before said under next.',
  },
} as const;

type Table = typeof messages;
/** `field.required` */
export type MessageKey = { [Area in keyof Table & string]: `${Area}.${keyof Table[Area] & string}` }[keyof Table];
/** The English under a key. */
export type TemplateOf<Key extends MessageKey> = Key extends `${infer Area extends keyof Table & string}.${infer Name}`
  ? Table[Area][Name & keyof Table[Area]]
  : never;

export function templateOf(key: MessageKey): string {
  const [area = '', name = ''] = key.split('.');
  return (messages as Readonly<Record<string, Readonly<Record<string, string>>>>)[area]?.[name] ?? key;
}
