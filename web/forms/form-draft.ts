import type { FormValues } from './form-values.ts';

/**
 * What has been typed into a form, kept for this tab until it is sent. A browser that keeps nothing (private windows of
 * some) loses only this comfort.
 */
export interface FormDraft {
  values: FormValues;
  /** What the page itself filled in when this was typed. */
  given: string;
  /** The last try, of which nobody knows whether it arrived. */
  attempt?: Attempt | undefined;
}

export interface Attempt {
  /** Under which the server stores it once, however often it is sent. */
  key: string;
  payload: string;
}

const place = (kind: string): string => `form:${kind}`;

export function readDraft(kind: string): FormDraft | undefined {
  try {
    const stored = sessionStorage.getItem(place(kind));
    return stored ? (JSON.parse(stored) as FormDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(kind: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(place(kind), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(kind: string): void {
  try {
    sessionStorage.removeItem(place(kind));
  } catch {}
}

/** The same again keeps its key; whatever was changed in between is another enquiry and must be stored too. */
export function attemptOf(payload: unknown, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(payload);
  return last?.payload === text ? last : { key: newKey(), payload: text };
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
