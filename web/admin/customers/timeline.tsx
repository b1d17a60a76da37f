import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { departmentNamed } from '../../../contract/leads/departments/index.ts';
import { LongText } from '../../tables/long-text.tsx';
import { formatMoment } from '../moment.ts';
import type { PanelIconName } from '../panel-icon.tsx';
import { PanelIcon } from '../panel-icon.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import type { Customer } from './customer-texts.ts';

type Entry = Customer['timeline'][number];

const icons: Partial<Record<Entry['kind'], PanelIconName>> = {
  enquiry: 'document',
  call: 'phone',
  whatsapp: 'chat',
  message: 'chat',
  email: 'mail',
  visit: 'place',
  note: 'edit',
  late: 'clock',
  followUp: 'calendar',
  given: 'person',
};

/** The newest first; older pages are added below. */
export function Timeline({ customer }: { customer: Customer }) {
  const [older, setOlder] = useState<readonly string[]>([]);
  const isLast = older.length === 0;
  return (
    <section aria-labelledby="customer-timeline" className="card p-5">
      <h2 id="customer-timeline" className="mb-3 font-bold text-lg">
        Timeline
      </h2>
      {customer.timeline.length === 0 && <p className="text-muted">Nothing yet</p>}
      <Entries entries={customer.timeline} />
      {older.map((before, index) => (
        <OlderPage
          key={before}
          id={customer.id}
          before={before}
          onMore={index === older.length - 1 ? (next) => setOlder([...older, next]) : undefined}
        />
      ))}
      {isLast && customer.next && <MoreButton onMore={() => setOlder([customer.next])} />}
    </section>
  );
}

interface OlderProps {
  id: number;
  before: string;
  /** Of the last page alone. */
  onMore: ((next: string) => void) | undefined;
}

function OlderPage({ id, before, onMore }: OlderProps) {
  const { data, error } = useQuery(apiQuery('readCustomer', { params: { id: String(id), before } }));
  if (!data) {
    return (
      <p role={error ? 'alert' : 'status'} className="py-2 text-muted">
        {error ? error.message || panelTexts.networkFailed : 'Loading...'}
      </p>
    );
  }
  return (
    <>
      <Entries entries={data.timeline} />
      {onMore && data.next && <MoreButton onMore={() => onMore(data.next)} />}
    </>
  );
}

const MoreButton = ({ onMore }: { onMore: () => void }) => (
  <button type="button" onClick={onMore} className="button button-quiet mt-4">
    Show older
  </button>
);

const Entries = ({ entries }: { entries: readonly Entry[] }) => (
  <ol>
    {entries.map((entry) => (
      <TimelineEntry key={entry.key} entry={entry} />
    ))}
  </ol>
);

function TimelineEntry({ entry: { kind, at, title, text, who, department, leadId, reference } }: { entry: Entry }) {
  const where = [
    formatMoment(at),
    who,
    department && departmentNamed(department).title,
    leadId && `lead ${leadId}`,
    reference && `reference ${reference}`,
  ];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-line border-b py-3 last:border-b-0">
      <span aria-hidden="true" className="mt-0.5 grid size-8 place-items-center rounded-full bg-surface text-muted">
        <PanelIcon name={icons[kind] ?? 'check'} className="size-4" />
      </span>
      <div className="wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {text && (
          <div className="whitespace-pre-wrap">
            <LongText text={text} />
          </div>
        )}
        <p className="text-muted text-sm">{where.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
