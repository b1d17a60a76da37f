import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { useQuery } from '../../lib/queries.ts';
import type { IconName } from '../../ui/icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { modelChoices } from '../buying/model-choices.ts';
import { TestRide } from './test-ride.tsx';

interface Action {
  to: string;
  icon: IconName;
  label: () => string;
  text: () => string;
}

const actions: readonly Action[] = [
  { to: pagePaths.finance, icon: 'calculator', label: m.home_action_emi, text: m.home_action_emi_text },
  { to: pagePaths.serviceBooking, icon: 'calendar', label: m.home_action_service, text: m.home_action_service_text },
  { to: pagePaths.networks, icon: 'place', label: m.home_action_branch, text: m.home_action_branch_text },
];

/** What most people come for, one step away. */
export function QuickStart() {
  const hasModels = useQuery(modelChoices).data?.total !== 0;
  return (
    <section aria-label={m.home_actions()} className="border-line border-b bg-surface">
      <div className={`wide grid gap-3 py-6 md:py-8 lg:gap-4 ${hasModels ? 'lg:grid-cols-[7fr_9fr]' : ''}`}>
        {hasModels && <TestRide />}
        <ul className="grid grid-cols-3 gap-3 lg:gap-4">
          {actions.map(({ to, icon, label, text }) => (
            <li key={to}>
              <Link
                to={to}
                className="card flex h-full flex-col items-center gap-2 p-3 text-center transition-[border-color,box-shadow] hover:border-ink hover:shadow-raised sm:items-start sm:p-5 sm:text-left"
              >
                <span className="grid size-11 place-items-center rounded-full bg-night text-night-ink">
                  <Icon name={icon} />
                </span>
                <span className="font-bold text-[0.9375rem] leading-tight sm:text-base">{label()}</span>
                <span className="hidden text-muted text-sm leading-snug sm:block">{text()}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
