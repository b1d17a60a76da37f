import { m } from 'virtual:messages';
import { phoneHref } from '../../lib/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import { site } from '../site-content.ts';

/** In place of a list or a form that would be empty: a dealership that has entered no models yet can still be called. */
export const NoModels = () => (
  <div className="card grid justify-items-start gap-4 p-6 sm:p-8">
    <p role="status" className="max-w-[54ch] font-semibold">
      {m.catalogue_none()}
    </p>
    <a href={phoneHref(site().salesPhone)} className="button button-primary">
      <Icon name="phone" className="size-4" />
      {m.home_call()}
    </a>
  </div>
);
