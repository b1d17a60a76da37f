import type { Words } from '../words.ts';

/** Links below the words, each with what it is called. */
export interface MailLinks {
  /** What most people want to do next. */
  action?: { label: string; url: string };
  unsubscribe?: { label: string; url: string };
  /** Why somebody gets it; empty: they know. */
  why: string;
}

/** For those who read no HTML. */
export function mailText({ paragraphs, site }: Words, { action, unsubscribe, why }: MailLinks): string {
  return [
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ['-- ', site.dealership, site.address].filter(Boolean).join('\n'),
    ...(why ? [why] : []),
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ].join('\n\n');
}
