import { PUSH_WORKER } from '../../../contract/outgoing/push-worker.ts';
import { trustedScript } from '../../lib/trusted-script.ts';
import { call, change } from '../panel-api.ts';

interface Turned {
  message: string;
  isOn: boolean;
}

export const canNotify = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(PUSH_WORKER.scope).then((found) =>
    // That of the site is found for every address.
    found?.scope.endsWith(PUSH_WORKER.scope) ? found : undefined,
  );

/** Whether this browser has notifications. */
export async function isNotified(): Promise<boolean> {
  if (!canNotify()) return false;
  const subscription = await (await registered())?.pushManager.getSubscription();
  return Boolean(subscription);
}

export async function startNotifying(): Promise<Turned> {
  const { publicKey } = await call('readPush');
  if (publicKey === null) return { message: 'Notifications are not set up.', isOn: false };
  if ((await Notification.requestPermission()) !== 'granted') {
    return {
      message: 'The browser was told not to show notifications. Please allow them in its settings.',
      isOn: false,
    };
  }
  const registration = await navigator.serviceWorker.register(trustedScript(PUSH_WORKER.address), {
    scope: PUSH_WORKER.scope,
  });
  await activated(registration);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { message } = await change('subscribePush', {
    body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
  });
  return { message, isOn: true };
}

/** Where the server cannot be told, it learns from the service of the browser that nobody is there any more. */
export async function stopNotifying(): Promise<Turned> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return { message: 'This browser gets no more notifications.', isOn: false };
  await subscription.unsubscribe();
  const { message } = await change('unsubscribePush', { body: { endpoint: subscription.endpoint } });
  return { message, isOn: false };
}

/** A browser subscribes only with a worker that has begun to work. */
function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  if (!worker || worker.state === 'activated') return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
}
