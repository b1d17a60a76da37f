import { m } from 'virtual:messages';
import { formDefinition } from '../../forms/form-definition.ts';
import type { FormDraft } from '../../forms/form-draft.ts';
import { keepDraft, readDraft } from '../../forms/form-draft.ts';
import type { FormValues } from '../../forms/form-values.ts';
import { listOf } from '../../forms/form-values.ts';
import { announce } from '../../outbox/enquiry-news.ts';
import type { Letter } from '../../outbox/outbox.ts';
import { allLetters, removeLetter } from '../../outbox/outbox.ts';
import { sendWaiting } from '../../outbox/send-waiting.ts';
import { showToast } from '../../ui/toasts.ts';

const LASTS_MS = 10_000;

/** Sends what is in the outbox and tells the visitor what came of it, also of what the service worker has sent. */
export async function tellOutbox(): Promise<boolean> {
  await sendWaiting().catch(() => {});
  return navigator.locks.request('outbox-news', tellAll);
}

/** Whether nothing is left. */
async function tellAll(): Promise<boolean> {
  const letters = await allLetters();
  for (const letter of letters) await tell(letter);
  return letters.every(({ result }) => result);
}

async function tell({ key, result, reference, draft: { kind, values, given } }: Letter): Promise<void> {
  // What is being typed now comes first: the form takes back what was refused when a page finds it free.
  if (!result || (result === 'refused' && isBeingFilledIn(kind))) return;
  if (result === 'refused') keepDraft(kind, { values: values as FormValues, given });
  announce({ key, result, reference });
  if (result === 'sent') showToast('success', m.offline_sent(), { lastsMs: LASTS_MS });
  else showToast('error', m.offline_refused(), { lastsMs: LASTS_MS });
  await removeLetter(key);
}

function isBeingFilledIn(kind: string): boolean {
  const draft = readDraft(kind);
  return !!draft && Object.keys(formDefinition(kind).fields).some((name) => isTyped(draft, name));
}

const isTyped = ({ values, given }: FormDraft, name: string): boolean =>
  !(name in JSON.parse(given)) && listOf(values[name]).some(Boolean);
