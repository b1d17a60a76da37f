import type { QueryClient } from '@tanstack/react-query';
import type { VehicleType } from '../../../contract/catalogue.ts';
import { messages } from '../../../contract/messages.ts';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toasts.ts';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import type { VehicleRow } from './vehicle-rows.ts';
import { statusCalls, vehicleQueries } from './vehicle-rows.ts';

/** What was asked last of each vehicle: what is asked next waits for it, so that two quick clicks arrive in their order. */
const askedLast = new Map<string, Promise<void>>();

/** The box changes at once; should the server refuse, it changes back. */
export function setActive(client: QueryClient, type: VehicleType, id: number, isActive: boolean): Promise<void> {
  const { queryKey } = apiQuery(vehicleQueries[type]);
  const show = (status: 0 | 1) =>
    client.setQueryData<VehicleRow[]>(queryKey, (rows) =>
      rows?.map((row) => (row.id === id ? { ...row, status } : row)),
    );
  // What is being read knows nothing of it, and would change it back.
  void client.cancelQueries({ queryKey });
  show(isActive ? 1 : 0);
  const vehicle = `${type} ${id}`;
  const asked = (askedLast.get(vehicle) ?? Promise.resolve()).then(async () => {
    const isDone = await store(type, id, isActive);
    if (isDone || askedLast.get(vehicle) !== asked) return;
    show(isActive ? 0 : 1);
    // What was asked before may have been refused, too.
    void client.invalidateQueries({ queryKey });
  });
  askedLast.set(vehicle, asked);
  return asked;
}

/** Says what came of it. */
async function store(type: VehicleType, id: number, isActive: boolean): Promise<boolean> {
  try {
    const body = { status: isActive ? 1 : 0 } as const;
    const { message } = await change(statusCalls[type], { params: { id: String(id) }, body });
    showToast('success', message || (isActive ? messages.vehicles.activated : messages.vehicles.deactivated));
    return true;
  } catch (error) {
    const isRefused = error instanceof ApiError;
    showToast('error', isRefused ? error.message || panelTexts.vehicleFailed : panelTexts.networkFailed);
    return false;
  }
}
