import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { useQuery } from '../../lib/queries.ts';
import { site } from '../site-content.ts';
import { pageText } from '../texts/page-text.ts';
import type { PreviewedModel } from './model-preview.tsx';
import { ModelPreview } from './model-preview.tsx';

export const homeText = pageText('home');

/** Who we are, and three of the motorcycles that we sell. */
export function AboutUs({ models }: { models: readonly PreviewedModel[] }) {
  const { data: text } = useQuery(homeText);
  return (
    <section aria-labelledby="about-heading" className="until-near bg-surface">
      <div className="wide section">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[6fr_5fr] lg:items-end">
          <div>
            <h2 id="about-heading" className="section-heading">
              {m.home_about_title()}
            </h2>
            <p className="lead mt-4 max-w-[54ch]">{text?.about}</p>
            <Link to={pagePaths.about} className="button button-primary mt-6">
              {m.home_know_more()}
            </Link>
          </div>
          <Facts />
        </div>
        {models.length > 0 && <Previews models={models} />}
      </div>
    </section>
  );
}

function Previews({ models }: { models: readonly PreviewedModel[] }) {
  return (
    <>
      <div className="mt-12 flex flex-wrap items-baseline justify-between gap-x-6 lg:mt-16">
        <h3 className="font-bold text-xl">{m.home_preview_title()}</h3>
        <Link to={pagePaths.motorcycles} className="link inline-flex min-h-11 items-center">
          {m.home_preview_all()}
        </Link>
      </div>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3 lg:gap-6">
        {models.map((model) => (
          <ModelPreview key={model.id} model={model} />
        ))}
      </ul>
    </>
  );
}

function Facts() {
  const { foundedYear, showrooms, premiumShowrooms, workshops } = site();
  const facts = [
    { label: m.home_fact_founded(), value: foundedYear },
    { label: m.home_fact_showrooms(), value: showrooms },
    { label: premiumShowrooms === 1 ? m.home_fact_premium_one() : m.home_fact_premium(), value: premiumShowrooms },
    { label: m.home_fact_workshops(), value: workshops },
  ].filter(({ value }) => value > 0);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-sign border-l-4 pl-4">
          <dt className="text-muted">{label}</dt>
          <dd className="font-extrabold text-4xl tabular-nums leading-none tracking-tight lg:text-5xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
