import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatRupees } from '../../../contract/display.ts';
import { messages } from '../../../contract/messages.ts';
import { emptyText } from '../lists/empty-text.ts';
import { ListScreen, RemoveButton } from '../lists/list-screen.tsx';
import { useRemoval } from '../lists/use-removal.ts';
import { PanelIcon } from '../panel-icon.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { RequireAccess } from '../session/require-access.tsx';
import type { ManagedOffer } from './offer-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';

const TITLE = 'Manage Offers';
const offers = apiQuery('listAllOffers');
const texts = {
  question: panelTexts.confirmOfferDelete,
  unknown: messages.offers.unknown,
  done: messages.offers.deleted,
  failed: panelTexts.offerDeleteFailed,
};

export const OffersScreen = () => (
  <RequireAccess title={TITLE}>
    <Offers />
  </RequireAccess>
);

function Offers() {
  const { data: list = [], ...loading } = useQuery(offers);
  const client = useQueryClient();
  const remove = useRemoval({ call: 'deleteOffer', list: offers, texts });
  const [edited, setEdited] = useState<ManagedOffer>();
  return (
    <ListScreen
      title={TITLE}
      addLabel="Add Offer"
      Dialog={OfferDialog}
      list={offers}
      emptyText={emptyText(list.length, loading, panelTexts.noOffers)}
    >
      <ul className="grid gap-4">
        {list.map((offer) => (
          <OfferCard key={offer.id} offer={offer} onEdit={() => setEdited(offer)} onRemove={() => remove(offer.id)} />
        ))}
      </ul>
      {edited && (
        <OfferDialog
          offer={edited}
          onAdded={() => client.invalidateQueries(offers)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ListScreen>
  );
}

interface CardProps {
  offer: ManagedOffer;
  onEdit: () => void;
  onRemove: () => Promise<void>;
}

function OfferCard({ offer, onEdit, onRemove }: CardProps) {
  const { title, image, description } = offer;
  return (
    <li className="card flex flex-col gap-4 overflow-hidden sm:flex-row">
      <img
        src={image}
        alt=""
        width={320}
        height={180}
        loading="lazy"
        className="aspect-video w-full object-cover sm:w-72"
      />
      <div className="flex min-w-0 grow items-start justify-between gap-2 p-4 sm:pl-0">
        <div className="min-w-0">
          <State offer={offer} />
          <h2 className="break-words font-bold text-lg">{title}</h2>
          {offer.amount && (
            <p className="break-words font-medium">
              {formatRupees(offer.amount)} off: {offer.models?.replaceAll('\n', ', ')}
            </p>
          )}
          <p className="mt-1 whitespace-pre-line break-words text-muted">{description}</p>
        </div>
        <div className="flex shrink-0 max-sm:flex-col">
          <button
            type="button"
            onClick={onEdit}
            aria-label={`Edit the offer ${title}`}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-ink"
          >
            <PanelIcon name="edit" />
          </button>
          <RemoveButton label={`Delete the offer ${title}`} onRemove={onRemove} />
        </div>
      </div>
    </li>
  );
}

const STATES: Record<ManagedOffer['state'], string> = {
  shown: 'Shown now',
  running: 'Runs, below the newest',
  planned: 'Planned',
  ended: 'Ended',
};

function State({ offer: { state, starts_on, ends_on } }: { offer: ManagedOffer }) {
  const days = [starts_on && `from ${formatDate(starts_on)}`, ends_on && `until ${formatDate(ends_on)}`];
  return (
    <p className="mb-1 text-sm">
      <span
        className={`rounded-full px-2 py-0.5 font-bold ${state === 'shown' ? 'bg-accent text-on-accent' : 'border border-line text-muted'}`}
      >
        {STATES[state]}
      </span>{' '}
      <span className="text-muted">{days.filter(Boolean).join(' ')}</span>
    </p>
  );
}
