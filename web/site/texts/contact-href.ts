import { phoneHref } from '../../lib/phone.ts';

/** A telephone number dials, an e-mail address writes, a postal address stays words. */
export function contactHref(value: string): string | undefined {
  if (/^\S+@\S+$/.test(value)) return `mailto:${value}`;
  const digits = value.replace(/\s/g, '');
  return /^\d{10}$/.test(digits) ? phoneHref(digits) : undefined;
}
