import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../contract/messages.ts';
import { apiQuery } from '../../lib/queries.ts';
import { emptyText } from '../lists/empty-text.ts';
import { ListScreen, RemoveButton } from '../lists/list-screen.tsx';
import { useRemoval } from '../lists/use-removal.ts';
import { panelTexts } from '../panel-texts.ts';
import { RequireAccess } from '../session/require-access.tsx';
import { AddOfferDialog } from './add-offer-dialog.tsx';

const TITLE = 'Manage Offers';
const offers = apiQuery('listOffers');
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
  const remove = useRemoval({ call: 'deleteOffer', list: offers, texts });
  return (
    <ListScreen
      title={TITLE}
      addLabel="Add Offer"
      Dialog={AddOfferDialog}
      list={offers}
      emptyText={emptyText(list.length, loading, panelTexts.noOffers)}
    >
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
              <RemoveButton label={`Delete the offer ${title}`} onRemove={() => remove(id)} />
            </div>
          </li>
        ))}
      </ul>
    </ListScreen>
  );
}
