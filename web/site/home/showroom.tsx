import { m } from 'virtual:messages';
import { ShowroomFacts } from '../company/showroom-facts.tsx';
import { MapFrame } from '../embeds/map-frame.tsx';
import { site } from '../site-content.ts';

export function Showroom() {
  return (
    <section aria-labelledby="showroom-heading" className="until-near border-line border-t">
      <div className="wide section grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-14">
        <div>
          <h2 id="showroom-heading" className="section-heading">
            {m.home_showroom_title()}
          </h2>
          <p className="mt-2 mb-7 text-muted">{m.home_showroom_text()}</p>
          <ShowroomFacts />
        </div>
        <MapFrame
          embed={site().map.embed}
          link={site().map.link}
          title={m.map_of({ place: site().dealership })}
          className="aspect-square sm:aspect-[2/1] lg:aspect-auto"
        />
      </div>
    </section>
  );
}
