import type { ActivityKind } from '../../../contract/leads/activities.ts';
import { outcomes } from '../../../contract/leads/contacts.ts';
import type { LeadDetails } from './lead-calls.ts';
import { momentOf } from './lead-words.ts';

type Activity = LeadDetails['activities'][number];

const titles: Readonly<Record<ActivityKind, string>> = {
  arrived: 'Came',
  again: 'Wrote again',
  given: 'Given',
  late: 'Late',
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  visit: 'Visit',
  note: 'Note',
  stage: 'Stage',
  followUp: 'Next step',
  details: 'Changed',
  merged: 'Joined',
  split: 'Split',
  message: 'Message',
};

/** What was done, the newest first. */
export function LeadTimeline({ activities, now }: { activities: readonly Activity[]; now: number }) {
  return (
    <section aria-label="Timeline">
      <h3 className="mb-2 font-bold">Timeline</h3>
      <ol className="grid gap-3 border-line border-l pl-4">
        {activities.map((activity) => (
          <li
            key={activity.id}
            className="relative before:absolute before:top-2 before:-left-[1.32rem] before:size-2.5 before:rounded-full before:bg-field-line"
          >
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">
                {titles[activity.kind]}
                {activity.outcome && `: ${outcomes[activity.outcome].title}`}
              </span>
              <span className="text-muted text-sm leading-6">
                {momentOf(activity.at, now)}
                {activity.userName && ` · ${activity.userName}`}
              </span>
            </p>
            {activity.says && <p className="wrap-anywhere text-sm">{activity.says}</p>}
            {activity.text && <p className="wrap-anywhere whitespace-pre-wrap">{activity.text}</p>}
          </li>
        ))}
        {activities.length === 0 && <li className="text-muted">Nothing was done yet.</li>}
      </ol>
    </section>
  );
}
