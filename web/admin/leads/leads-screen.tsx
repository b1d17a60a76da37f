import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { departmentNamed } from '../../../contract/leads/departments/index.ts';
import { navigate, useLocation } from '../../lib/router.tsx';
import { useStore } from '../../lib/store.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { useLeadChanges, useNewLeads } from '../live/new-leads.ts';
import { panelTexts } from '../panel-texts.ts';
import { areKeysOn } from '../session/keys-setting.ts';
import { usePermissions } from '../session/permissions.ts';
import { actOn } from './act-on-key.ts';
import { BulkBar } from './bulk-bar.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import type { LeadAddress } from './lead-address.ts';
import { addressOf, readAddress } from './lead-address.ts';
import { choicesQuery, leadQuery, useWrittenDown } from './lead-calls.ts';
import { LeadCards } from './lead-cards.tsx';
import { LeadColumns } from './lead-columns.tsx';
import { LeadFilterBar } from './lead-filters.tsx';
import type { LeadPart } from './lead-panel.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { LeadTable } from './lead-table.tsx';
import { LoadMore } from './load-more.tsx';
import { SavedViews } from './saved-views.tsx';
import { useSingleKeys } from './single-keys.ts';
import { useLeadList } from './use-lead-list.ts';
import { useNow } from './use-now.ts';

/** Room for a table, and for a lead beside the list. */
const BESIDE = '(min-width: 64rem)';

const COLUMNS = 'columns';

/** What was changed a moment ago stands in the address, and may not be drawn yet. */
const go = (change: LeadAddress, replace = true) =>
  navigate(addressOf({ ...readAddress(window.location.search, window.location.hash), ...change }), { replace });

/** Leads that somebody sees: what it is narrowed down by stands in the address, and so does the lead that is open. */
export function LeadsScreen() {
  const { search, hash } = useLocation();
  const address = readAddress(search, hash);
  const { data: choices } = useQuery({ ...choicesQuery, staleTime: 300_000 });
  const { may } = usePermissions();
  const now = useNow();
  const isBesides = useMediaQuery(BESIDE);
  const open = Number(address.lead) || undefined;
  const [isListing, setListing] = useState(false);
  const [wanted, setWanted] = useState<{ part: LeadPart; nr: number }>();
  useWrittenDown();
  useChangesOf(open);
  const openLead = (id: number, part?: LeadPart) => {
    setWanted((before) => part && { part, nr: (before?.nr ?? 0) + 1 });
    // A step back leads to the list again; from one lead to the next there is none.
    go({ lead: String(id) }, open !== undefined);
  };
  const close = () => {
    go({ lead: '' });
    setWanted(undefined);
  };
  const isWhole = open !== undefined && !isBesides;
  const isInColumns = address.look === COLUMNS && isBesides && open === undefined;
  return (
    <>
      <div hidden={isWhole}>
        <ScreenTitle title="Leads">
          {isBesides && (
            <button
              type="button"
              aria-pressed={address.look === COLUMNS}
              onClick={() => go({ look: address.look === COLUMNS ? '' : COLUMNS })}
              className="button button-quiet px-4 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas"
            >
              Columns
            </button>
          )}
          <SavedViews address={address} />
          <button
            type="button"
            aria-label="Keys"
            title="Keys"
            onClick={() => setListing(true)}
            className="button-round max-md:hidden"
          >
            ?
          </button>
        </ScreenTitle>
        <LeadFilterBar address={address} choices={choices} onChange={go} />
      </div>
      <div
        className={open !== undefined && isBesides ? 'grid grid-cols-[minmax(20rem,26rem)_1fr] items-start gap-4' : ''}
      >
        {isInColumns ? (
          <LeadColumns
            department={departmentNamed(
              choices?.departments.find((name) => name === address.department) ?? choices?.departments[0] ?? 'sales',
            )}
            address={address}
            now={now}
            onOpen={openLead}
          />
        ) : (
          <List
            address={address}
            open={open}
            isHidden={isWhole}
            now={now}
            people={may('leads.work') ? choices?.people : undefined}
            onOpen={openLead}
            onKeys={() => setListing(true)}
            isWorking={may('leads.work')}
          />
        )}
        {open !== undefined && (
          <LeadPanel key={open} id={open} now={now} isWhole={isWhole} onClose={close} wanted={wanted} />
        )}
      </div>
      {isListing && <KeysSheet onClose={() => setListing(false)} />}
    </>
  );
}

/** A lead that is open is shown as it is now, whoever changes it. */
function useChangesOf(open: number | undefined): void {
  const client = useQueryClient();
  const [hear] = useState(() => {
    const opened: { id: number | undefined } = { id: open };
    const listen = (ids: readonly number[]) => {
      const { id } = opened;
      if (id !== undefined && (ids.includes(id) || ids.length === 0)) void client.invalidateQueries(leadQuery(id));
    };
    return Object.assign(listen, { opened });
  });
  useEffect(() => {
    hear.opened.id = open;
  }, [hear, open]);
  useLeadChanges(hear);
}

interface ListProps {
  address: LeadAddress;
  open: number | undefined;
  /** A lead takes the whole screen. */
  isHidden: boolean;
  now: number;
  /** Undefined: they may not change leads. */
  people: Parameters<typeof BulkBar>[0]['people'] | undefined;
  isWorking: boolean;
  onOpen: (id: number, part?: LeadPart) => void;
  onKeys: () => void;
}

function List({ address, open, isHidden, now, people, isWorking, onOpen, onKeys }: ListProps) {
  const list = useLeadList(address);
  const news = useNewLeads();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const place = useRef<HTMLDivElement>(null);
  const isTable = useMediaQuery(BESIDE) && open === undefined;
  const choose = (id: number) => setChosen(toggled(chosen, id));
  const isOn = useStore(areKeysOn);
  useSingleKeys(isOn, (key) =>
    actOn(key, { place: place.current, leads: list.leads, open, choose, onOpen, onKeys, isWorking }),
  );
  const shown = list.leads.filter(({ id }) => chosen.has(id));
  const Rows = isTable ? LeadTable : LeadCards;
  return (
    <div ref={place} hidden={isHidden} className="min-w-0">
      {news.count > 0 && (
        <p className="sticky top-16 z-10 mb-3 text-center">
          <button
            type="button"
            onClick={() => {
              news.accept();
              void list.readAgain();
            }}
            className="button button-primary shadow-floating"
          >
            {news.count} new
          </button>
        </p>
      )}
      {list.error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {list.error.message || panelTexts.networkFailed}
        </p>
      )}
      {list.leads.length > 0 && (
        <Rows
          leads={list.leads}
          now={now}
          open={open}
          onOpen={onOpen}
          chosen={chosen}
          onChoose={people ? choose : undefined}
        />
      )}
      {list.leads.length === 0 && !list.error && (
        <p role="status" className="card p-10 text-center text-muted">
          {list.isPending ? 'Loading...' : 'There is no lead that fits this.'}
        </p>
      )}
      {list.hasMore && <LoadMore isBusy={list.isFetchingMore} onClick={list.readMore} />}
      {people && shown.length > 0 && <BulkBar leads={shown} people={people} onDone={() => setChosen(new Set())} />}
    </div>
  );
}

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);
