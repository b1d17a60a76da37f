import { useQuery } from '@tanstack/react-query';
import { phoneHref } from '../../lib/phone.ts';
import type { apiQuery } from '../../lib/queries.ts';
import { site } from '../site-content.ts';

/** The first of the home slides, with the dealership's name beside the vehicle on it. */
export function Hero({ query }: { query: ReturnType<typeof apiQuery<'listSlides'>> }) {
  const { data: slides } = useQuery(query);
  const picture = slides?.[0]?.filepath;
  return (
    <section className="relative isolate bg-night text-night-ink">
      {picture && (
        <img
          src={picture}
          alt=""
          width={1280}
          height={560}
          fetchPriority="high"
          className="aspect-[16/10] w-full object-cover object-left md:aspect-[16/7] lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto lg:h-full"
        />
      )}
      <div className="wide flex flex-col justify-center py-10 md:py-14 lg:min-h-[clamp(28rem,36vw,40rem)] lg:max-w-none">
        {/* The vehicle reaches to 57% of the picture, which is as wide as the window. */}
        <div className="lg:ml-[58%] lg:max-w-md">
          <h1 className="text-balance font-bold text-4xl tracking-tight lg:text-5xl">{site.dealership}</h1>
          <p className="mt-4 text-balance text-lg text-night-muted lg:text-xl">{site.tagline}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="#motorcycles" className="button bg-accent text-on-accent">
              See our models
            </a>
            <a href={phoneHref(site.salesPhone)} className="button border border-current">
              Call sales
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
