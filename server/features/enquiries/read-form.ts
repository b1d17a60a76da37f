import type { EnquiryDefinition } from '../../../contract/enquiries/enquiry-definition.ts';
import type { Field } from '../../../contract/fields.ts';
import type { Sentence } from '../../../contract/sentence.ts';
import { sentence } from '../../../contract/sentence.ts';
import type { FormBody } from '../../http/form-body.ts';
import { HttpError } from '../../http/http-error.ts';

const TICKS = new Map([
  ['on', true],
  ['true', true],
  ['off', false],
  ['false', false],
]);

/** A value that says neither is left to the rules, which refuse it with a sentence. */
const readTick = (value: string): boolean | string => TICKS.get(value) ?? value;

/** What the JSON call would have sent. */
export function formToPayload({ fields, context }: EnquiryDefinition, form: FormBody): Record<string, unknown> {
  refuseRepeated(fields, form);
  const payload: Record<string, unknown> = Object.fromEntries(context.map((name) => [name, form.filled(name).at(-1)]));
  for (const [name, { control, options }] of Object.entries(fields)) {
    const [value] = form.filled(name);
    if (control === 'channels') payload[name] = readChannels(name, options, form);
    else if (value !== undefined) payload[name] = control === 'checkbox' ? readTick(value) : value;
  }
  return payload;
}

function refuseRepeated(fields: Record<string, Field>, form: FormBody): void {
  const faults: Record<string, Sentence> = {};
  for (const [name, { control, label }] of Object.entries(fields)) {
    const isRepeated = control !== 'channels' && form.filled(name).length > 1;
    if (isRepeated) faults[name] = sentence('field.repeated', { label });
  }
  const [first] = Object.values(faults);
  if (first) throw new HttpError(400, first, { fields: faults });
}

/** `notifications=rcs` for each channel, or `notifications.rcs=on`. */
function readChannels(name: string, options: readonly string[] = [], form: FormBody): unknown {
  const channels = ['all', ...options];
  const named = form.filled(name);
  const unknown = named.find((channel) => !channels.includes(channel));
  if (unknown !== undefined) return unknown;
  const ticked: Record<string, boolean | string> = {};
  for (const channel of channels) {
    const [value] = form.filled(`${name}.${channel}`);
    if (value !== undefined) ticked[channel] = readTick(value);
    if (named.includes(channel)) ticked[channel] = true;
  }
  return ticked;
}

/** What to fill the form with when it is given back. */
export function typedValues({ fields, context }: EnquiryDefinition, form: FormBody): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const name of context) {
    const value = form.filled(name).at(-1);
    if (value) values[name] = value;
  }
  for (const [name, { control, options }] of Object.entries(fields)) {
    const value = control === 'channels' ? tickedChannels(name, options, form) : form.filled(name).at(-1);
    if (value?.length) values[name] = value;
  }
  return values;
}

const tickedChannels = (name: string, options: readonly string[] = [], form: FormBody): string[] =>
  ['all', ...options].filter(
    (channel) => form.filled(name).includes(channel) || form.filled(`${name}.${channel}`).length > 0,
  );
