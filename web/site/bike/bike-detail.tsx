import { useEffect, useRef, useState } from 'react';
import { useQuery } from '../../lib/queries.ts';
import { navigate, useHanded, useSearch } from '../../lib/router.tsx';
import { labelsQuery, onRoadVariantsQuery, variantsQuery } from './bike-queries.ts';
import { BikeTabBar, TAB_PANEL_ID, tabId } from './bike-tab-bar.tsx';
import type { BikeTab } from './bike-tabs.ts';
import { tabOf, tabPath } from './bike-tabs.ts';
import type { BikeView } from './booking.ts';
import { bookingOf } from './booking.ts';
import type { Choice } from './choice.ts';
import { choiceOf } from './choice.ts';
import type { ColourChoice } from './colours-tab.tsx';
import { ColoursTab } from './colours-tab.tsx';
import { ModelMore } from './model-more.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { AccessoriesTab, FeaturesTab } from './showcase-tab.tsx';
import type { SpecificationLabels } from './specification-words.ts';
import { SpecificationsTab } from './specifications-tab.tsx';
import { ListOf, TabPanel } from './tab-panel.tsx';
import { useTabLists } from './use-tab-lists.ts';
import { useVehicle } from './use-vehicle.ts';

/** `asked` is the name as the page was asked for, which need not be spelled as the model's own. */
export function BikeDetail({ view, asked }: { view: BikeView; asked: string }) {
  const search = useSearch();
  const tab = tabOf(search);
  const listed = useVehicle(asked);
  const name = listed?.vehicle.name ?? view.bikeName;
  const { data: variants = [] } = useQuery(variantsQuery(asked));
  const { data: labels } = useQuery(labelsQuery(asked));
  const { data: onRoad = [] } = useQuery(onRoadVariantsQuery(asked));
  const [choice, note] = useChoice(search);
  const chosen = variants.find((variant) => variant.name === choice.variant) ?? variants[0];
  const bought = onRoad.find(({ name: one }) => one === chosen?.name);
  const lists = useTabLists(asked, tab);
  const panel = usePanelInSight(tab);
  const pathOf = (one: BikeTab, more: Choice = {}) => tabPath(view.bikeName, one, { ...choice, ...more });
  const state = useHanded();
  const choose = (more: Choice) => {
    note(more);
    // In place of what was chosen before: it is no step to go back.
    navigate(pathOf(tab, more), { state, replace: true });
  };
  const booking = bookingOf(view, chosen, choice.colour);
  return (
    <>
      <BikeTabBar bikeName={view.bikeName} tab={tab} pathOf={pathOf} />
      <div ref={panel} id={TAB_PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)}>
        {tab === 'overview' ? (
          <OverviewTab
            name={name}
            view={view}
            labels={labels}
            booking={booking}
            onRoad={bought}
            variants={onRoad}
            offered={{ variants, chosen, choose: (variant) => choose({ variant }) }}
          />
        ) : (
          <TabPanel name={name} view={view} variant={chosen} onRoad={bought} booking={booking} tab={tab}>
            <TabContent
              tab={tab}
              name={name}
              view={view}
              labels={labels}
              lists={lists}
              colour={{
                chosen: choice.colour,
                choose: (colour) => choose({ colour }),
                pathOf: (colour) => pathOf('colours', { colour }),
              }}
            />
          </TabPanel>
        )}
      </div>
      <ModelMore name={name} bikeName={view.bikeName} choice={choice} listed={listed} />
    </>
  );
}

/** What is chosen stands in the address, which is drawn a moment later; until then, what somebody has chosen since counts. */
function useChoice(search: URLSearchParams): [choice: Choice, note: (more: Choice) => void] {
  const drawn = search.toString();
  const [since, setSince] = useState({ drawn, more: {} as Choice });
  if (since.drawn !== drawn) setSince({ drawn, more: {} });
  const choice = { ...choiceOf((part) => search.get(part)), ...since.more };
  return [choice, (more) => setSince({ drawn, more: { ...since.more, ...more } })];
}

interface ContentProps {
  tab: Exclude<BikeTab, 'overview'>;
  name: string;
  view: BikeView;
  labels: SpecificationLabels;
  lists: ReturnType<typeof useTabLists>;
  colour: ColourChoice;
}

function TabContent({ tab, name, view, labels, lists, colour }: ContentProps) {
  if (tab === 'specifications') return <SpecificationsTab view={view} labels={labels} />;
  if (tab === 'colours')
    return (
      <ListOf items={lists.colours}>{(colours) => <ColoursTab name={name} colours={colours} choice={colour} />}</ListOf>
    );
  if (tab === 'features')
    return <ListOf items={lists.features}>{(features) => <FeaturesTab features={features} />}</ListOf>;
  return <ListOf items={lists.accessories}>{(accessories) => <AccessoriesTab accessories={accessories} />}</ListOf>;
}

/** The tabs stay in sight when the page is scrolled; what one of them opens begins below them. */
function usePanelInSight(tab: BikeTab) {
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef(tab);
  useEffect(() => {
    if (last.current === tab || !panel.current) return;
    last.current = tab;
    const { top } = panel.current.getBoundingClientRect();
    if (top < 0) panel.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [tab]);
  return panel;
}
