import { m } from 'virtual:messages';
import { Link } from '../../lib/link.tsx';
import { phoneHref } from '../../lib/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import { site } from '../site-content.ts';

/** With a way to the models, where there are any. */
export function Welcome({ modelsAt }: { modelsAt: string | undefined }) {
  const { maker, dealership, tagline, salesPhone } = site();
  return (
    <>
      <p className="eyebrow md:text-night-ink">{m.home_eyebrow({ maker })}</p>
      <h1 className="display mt-3">{m.home_welcome({ dealership })}</h1>
      <p className="lead mt-4 max-w-[34ch] md:text-night-ink">{tagline}</p>
      <div className="mt-6 flex flex-wrap gap-3 md:mt-8">
        {modelsAt && (
          <Link to={modelsAt} className="button button-primary">
            {m.home_see_models()}
          </Link>
        )}
        <a href={phoneHref(salesPhone)} className={`button ${modelsAt ? 'border border-current' : 'button-primary'}`}>
          <Icon name="phone" className="size-4" />
          {m.home_call()}
        </a>
      </div>
    </>
  );
}
