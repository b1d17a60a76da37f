import { m } from 'virtual:messages';
import type { FormEvent } from 'react';
import { useId } from 'react';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { useQuery } from '../../lib/queries.ts';
import { hrefTo, navigate } from '../../lib/router.tsx';
import { modelChoices, NOTHING } from '../buying/model-choices.ts';

/** A form that leads to the page of a test ride, or to the models with a name; the browser can send it by itself. */
export function TestRide() {
  const id = useId();
  const { data: { total, models } = NOTHING } = useQuery(modelChoices);
  const isByName = total > models.length;
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const bikeName = String(new FormData(event.currentTarget).get('bike'));
    const model = models.find((one) => one.bikeName === bikeName);
    const state = { bikeName, ...(model && { bikePrice: model.price, image: model.image }) };
    navigate(aboutBike(pagePaths.productEnquiry, bikeName), { state });
  };
  return (
    <form
      action={hrefTo(isByName ? pagePaths.find : pagePaths.productEnquiry)}
      onSubmit={isByName ? undefined : go}
      className="card flex flex-col justify-center gap-3 p-4 sm:p-5"
    >
      <div>
        <h2 className="font-bold text-lg leading-tight">{m.home_action_ride()}</h2>
        <p className="text-muted text-sm">{m.home_action_ride_text()}</p>
      </div>
      <div className="flex gap-2.5">
        <label htmlFor={id} className="sr-only">
          {isByName ? m.choice_name() : m.home_ride_model()}
        </label>
        {isByName ? (
          <input id={id} name="name" required placeholder={m.choice_name()} className="field min-w-0" />
        ) : (
          <select id={id} name="bike" required className="field min-w-0">
            {models.map(({ bikeName, name }) => (
              <option key={bikeName} value={bikeName}>
                {name}
              </option>
            ))}
          </select>
        )}
        <button type="submit" className="button button-primary shrink-0">
          {m.home_ride_go()}
        </button>
      </div>
    </form>
  );
}
