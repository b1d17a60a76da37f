import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { interfaceOf } from '../../../contract/locales.ts';
import { messages } from '../../../contract/messages.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { panelTexts } from '../panel-texts.ts';
import { UploadDialog } from '../uploads/upload-dialog.tsx';
import { useLanguages } from '../website/shown-languages.ts';

export type ManagedOffer = Reply<'listAllOffers'>[number];

const OFFER_ASPECT = 16 / 9;
const NAMES = [
  'title',
  'description',
  'starts_on',
  'ends_on',
  'title_kn',
  'description_kn',
  'title_hi',
  'description_hi',
  'amount',
  'models',
] as const;
const LANGUAGES = [
  ['kn', 'Kannada'],
  ['hi', 'Hindi'],
] as const;

const readFields = (form: FormData): Record<string, string> | undefined => {
  const fields = Object.fromEntries(NAMES.map((name) => [name, String(form.get(name)).trim()]));
  return fields.title && fields.description ? fields : undefined;
};

interface Props {
  /** The one to be changed; without it a new one is added. */
  offer?: ManagedOffer;
  onAdded: () => Promise<void>;
  onClose: () => void;
}

export function OfferDialog({ offer, onAdded, onClose }: Props) {
  const [newer, setNewer] = useState<ManagedOffer>();
  const { added, updated, incomplete: missing } = messages.offers;
  const texts = offer
    ? { missing, added: updated, failed: panelTexts.offerUpdateFailed }
    : { missing, added, failed: panelTexts.offerAddFailed };
  const hasOthers = useLanguages().some((locale) => interfaceOf(locale) !== locale);
  const expectedVersion = newer?.version ?? offer?.version;
  return (
    <UploadDialog
      title={offer ? `Edit Offer: ${offer.title}` : 'Add Offer'}
      {...(offer && { method: 'PATCH', isPictureOptional: true })}
      path={offer ? `/api/updateOffers/${offer.id}` : '/api/createOffers'}
      pictureField="image"
      aspect={OFFER_ASPECT}
      texts={texts}
      readFields={(form) => {
        const fields = readFields(form);
        return fields && { ...fields, ...(expectedVersion && { expectedVersion: String(expectedVersion) }) };
      }}
      onAdded={onAdded}
      onClose={onClose}
      onStale={(current) => setNewer(current as ManagedOffer)}
    >
      {newer && <NewerOffer offer={newer} />}
      <TextField name="title" label="Title" maxLength={150} defaultValue={offer?.title} />
      <LongField name="description" label="Description" value={offer?.description} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          name="starts_on"
          label="First day"
          hint="Empty: from now on"
          defaultValue={offer?.starts_on ?? ''}
        />
        <TextField
          type="date"
          name="ends_on"
          label="Last day"
          hint="Empty: until it is deleted"
          defaultValue={offer?.ends_on ?? ''}
        />
      </div>
      <TakenOff offer={offer} />
      {LANGUAGES.map(([locale, language]) => (
        <FoldedPart key={locale} title={`In ${language}`} isFilled={Boolean(offer?.[`title_${locale}`])}>
          <div lang={locale} className="grid gap-4">
            <TextField
              name={`title_${locale}`}
              label={`${language} heading`}
              maxLength={150}
              defaultValue={offer?.[`title_${locale}`]}
            />
            <LongField
              name={`description_${locale}`}
              label={`${language} text`}
              value={offer?.[`description_${locale}`]}
            />
          </div>
        </FoldedPart>
      ))}
      {hasOthers && <p className="text-muted text-sm">Other languages: at Translations, once the offer is saved.</p>}
      {offer && (
        <figure>
          <figcaption className="mb-1.5 font-medium text-sm">Its picture, unless you choose another</figcaption>
          <img
            src={offer.image}
            alt=""
            width={320}
            height={180}
            className="aspect-video w-40 rounded-field object-cover"
          />
        </figure>
      )}
    </UploadDialog>
  );
}

const TakenOff = ({ offer }: { offer: ManagedOffer | undefined }) => (
  <FoldedPart
    title="Taken off the on-road price"
    isFilled={Boolean(offer?.amount)}
    isOpen={offer?.amount !== undefined}
  >
    <TextField
      name="amount"
      label="Amount (₹)"
      inputMode="numeric"
      hint="Whole rupees. Empty: nothing is taken off. Offers that hold for the same model are taken off together."
      defaultValue={offer?.amount ?? ''}
    />
    <LongField
      name="models"
      label="Models, one a line"
      hint="Their short names, such as SP125; of one variant alone: SP125 / Disc"
      value={offer?.models}
    />
  </FoldedPart>
);

interface FoldedPartProps {
  title: string;
  isFilled: boolean;
  isOpen?: boolean;
  children: ReactNode;
}

/** What most offers do without. */
const FoldedPart = ({ title, isFilled, isOpen = false, children }: FoldedPartProps) => (
  <details className="group rounded-field border border-line px-4" open={isOpen}>
    <summary className="flex min-h-11 cursor-pointer items-center font-medium">
      <Icon name="down" className="mr-2 size-4 group-open:rotate-180" />
      {title}
      {!isFilled && <span className="ml-2 text-muted text-sm">optional</span>}
    </summary>
    <div className="grid gap-4 pb-4">{children}</div>
  </details>
);

/** What was typed stays; this is what it would take the place of. */
function NewerOffer({ offer }: { offer: ManagedOffer }) {
  return (
    <div role="alert" className="grid gap-1 rounded-field border-2 border-bad p-3">
      <p className="font-bold">Somebody else has changed this offer meanwhile. Save again to put yours in its place.</p>
      <p className="wrap-anywhere font-medium">{offer.title}</p>
      <p className="wrap-anywhere whitespace-pre-line text-muted">{offer.description}</p>
    </div>
  );
}

interface LongProps {
  name: string;
  label: string;
  hint?: string;
  value: string | undefined;
}

function LongField({ name, label, hint, value }: LongProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={4}
        maxLength={5000}
        defaultValue={value}
        {...(hint && { 'aria-describedby': hintId })}
        className="field"
      />
      {hint && (
        <p id={hintId} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
