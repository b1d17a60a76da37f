import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { variantsQuery } from './bike-queries.ts';
import { BikeTabBar, TAB_PANEL_ID, tabId } from './bike-tab-bar.tsx';
import type { BikeTab } from './bike-tabs.ts';
import { tabOf } from './bike-tabs.ts';
import type { BikeView } from './booking.ts';
import { ColoursTab } from './colours-tab.tsx';
import { ModelMore } from './model-more.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { AccessoriesTab, FeaturesTab } from './showcase-tab.tsx';
import { SpecificationsTab } from './specifications-tab.tsx';
import { ListOf, TabPanel } from './tab-panel.tsx';
import { useChoiceInChat } from './use-choice-in-chat.ts';
import { useTabLists } from './use-tab-lists.ts';
import { useVehicle } from './use-vehicle.ts';

/** `asked` is the name as the page was asked for, which need not be spelled as the model's own. */
export function BikeDetail({ view, asked }: { view: BikeView; asked: string }) {
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const listed = useVehicle(view.bikeName);
  const name = listed?.vehicle.name ?? view.bikeName;
  const { data: variants = [] } = useQuery(variantsQuery(asked));
  const [variantName, choose] = useState<string>();
  const chosen = variants.find((variant) => variant.name === variantName) ?? variants[0];
  const lists = useTabLists(asked, tab);
  const panel = usePanelInSight(tab);
  const [colour, chooseColour] = useState<string>();
  useChoiceInChat(chosen?.name, colour);
  return (
    <>
      <BikeTabBar bikeName={view.bikeName} tab={tab} />
      <div ref={panel} id={TAB_PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)}>
        {tab === 'overview' ? (
          <OverviewTab name={name} view={view} choice={{ variants, chosen, choose }} />
        ) : (
          <TabPanel name={name} view={view} variant={chosen} tab={tab}>
            <TabContent tab={tab} name={name} view={view} lists={lists} chooseColour={chooseColour} />
          </TabPanel>
        )}
      </div>
      <ModelMore name={name} bikeName={view.bikeName} listed={listed} />
    </>
  );
}

interface ContentProps {
  tab: Exclude<BikeTab, 'overview'>;
  name: string;
  view: BikeView;
  lists: ReturnType<typeof useTabLists>;
  chooseColour: (name: string) => void;
}

function TabContent({ tab, name, view, lists, chooseColour }: ContentProps) {
  if (tab === 'specifications') return <SpecificationsTab view={view} />;
  if (tab === 'colours')
    return (
      <ListOf items={lists.colours}>
        {(colours) => <ColoursTab name={name} colours={colours} onChoose={chooseColour} />}
      </ListOf>
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
