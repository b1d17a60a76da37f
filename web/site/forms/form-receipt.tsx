import { m } from 'virtual:messages';
import { useEffect, useRef } from 'react';
import { formatPhone } from '../../../contract/display.ts';
import { bareMobile } from '../../../contract/mobile-number.ts';
import { formDefinition } from '../../forms/form-definition.ts';
import type { Receipt } from '../../forms/sent-lines.ts';
import { Icon } from '../../ui/icon.tsx';
import { site } from '../site-content.ts';
import { phoneOf } from './phone-of.ts';

interface Props {
  kind: string;
  receipt: Receipt;
}

/** Says that it arrived, under which reference, what was sent and what comes next; the same with scripts and without. */
export function FormReceipt({ kind, receipt }: Props) {
  const { reference, isWaiting, isTypedOn, lines } = receipt;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isTypedOn) return;
    // The button that was pressed stands at the other end of the form; the notice at the top must not cover the reference.
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
  }, [isTypedOn]);
  const headingId = `${kind}-receipt`;
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-receipt
      className="mb-8 scroll-mt-32 rounded-xl border border-line bg-surface p-5 text-start outline-offset-4"
    >
      <h2 id={headingId} className="flex items-center gap-2 font-semibold text-lg">
        {!isWaiting && <Icon name="check" className="size-5 shrink-0 text-good" />}
        {isWaiting ? m.receipt_waiting_title() : m.receipt_title()}
      </h2>
      {reference && (
        <p className="mt-2">
          {m.receipt_reference()}{' '}
          <strong className="select-all text-lg tabular-nums tracking-wider">{reference}</strong>
        </p>
      )}
      <p className="mt-2">{nextStep(kind, receipt)}</p>
      <dl className="mt-4 grid gap-x-4 gap-y-1 border-line border-t pt-4 text-[0.9375rem] sm:grid-cols-[auto_minmax(0,1fr)]">
        {lines.map(({ label, value }) => (
          <div key={label} className="sm:contents">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-pre-line break-words max-sm:mb-1">{value}</dd>
          </div>
        ))}
      </dl>
      {reference && (
        <a href={chatAbout(kind, reference)} target="_blank" rel="noopener" className="button button-quiet mt-5">
          {m.receipt_chat()}
        </a>
      )}
    </section>
  );
}

/** Nothing that nobody does: what is kept has not been sent, and who left no number is not called. */
function nextStep(kind: string, { isWaiting, mobile }: Receipt): string {
  if (isWaiting) return m.offline_kept();
  if (formDefinition(kind).consent === 'notify') return m.receipt_next_notify();
  const { days, opens, closes } = site().salesHours;
  const hours = { days, opens, closes };
  return mobile
    ? m.receipt_next_call({ number: formatPhone(bareMobile(mobile)), ...hours })
    : m.receipt_next_read(hours);
}

function chatAbout(kind: string, reference: string): string {
  const text = m.receipt_chat_text({ dealership: site().dealership, reference });
  return `https://wa.me/91${phoneOf(kind)}?text=${encodeURIComponent(text)}`;
}
