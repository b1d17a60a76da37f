import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import { ApiError } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { AddOfferDialog } from './add-offer-dialog.tsx';

const offers = apiQuery('listOffers');

export function OffersScreen() {
  const { data: list = [], isPending, isError } = useQuery(offers);
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const remove = async (id: number) => {
    if (!id) return showToast('error', messages.offers.unknown);
    if (!window.confirm(panelTexts.confirmOfferDelete)) return;
    try {
      const { message } = await change('deleteOffer', { params: { id: String(id) } });
      showToast('success', message || messages.offers.deleted);
    } catch (error) {
      showToast('error', (error instanceof ApiError && error.message) || panelTexts.offerDeleteFailed);
    }
    return client.invalidateQueries(offers);
  };
  return (
    <>
      <ScreenTitle title="Manage Offers">
        <button type="button" onClick={() => setAdding(true)} className="button button-primary">
          <Icon name="plus" /> Add Offer
        </button>
      </ScreenTitle>
      {list.length === 0 && (
        <p role="status" className="card p-10 text-center text-muted">
          {isPending ? 'Loading...' : isError ? panelTexts.networkFailed : panelTexts.noOffers}
        </p>
      )}
      <ul className="grid gap-4">
        {list.map(({ id, title, image, description }) => (
          <li key={id} className="card flex flex-col gap-4 overflow-hidden sm:flex-row">
            <img
              src={image}
              alt=""
              width={320}
              height={180}
              loading="lazy"
              className="aspect-video w-full object-cover sm:w-72"
            />
            <div className="flex min-w-0 grow items-start justify-between gap-4 p-4 sm:pl-0">
              <div className="min-w-0">
                <h2 className="break-words font-bold text-lg">{title}</h2>
                <p className="mt-1 whitespace-pre-line break-words text-muted">{description}</p>
              </div>
              <button
                type="button"
                onClick={() => void remove(id)}
                aria-label={`Delete the offer ${title}`}
                className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-bad"
              >
                <Icon name="trash" />
              </button>
            </div>
          </li>
        ))}
      </ul>
      {isAdding && <AddOfferDialog onClose={() => setAdding(false)} onAdded={() => client.invalidateQueries(offers)} />}
    </>
  );
}
