import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../panel-queries.ts';
import { canNotify } from './notifications.ts';
import { useNotifications } from './use-notifications.ts';

const push = apiQuery('readPush');

/** For whoever is called away from the panel: their leads reach the phone all the same. Nothing where the server sends none. */
export function NotifySwitch() {
  const { data } = useQuery(push);
  return data?.publicKey && canNotify() ? <Switch /> : null;
}

function Switch() {
  const { isOn = false, isPaused, turn } = useNotifications();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        aria-disabled={isPaused}
        onChange={() => {
          if (!isPaused) void turn();
        }}
        className="size-5 accent-accent"
      />
      Notify me
    </label>
  );
}
