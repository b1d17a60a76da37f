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

/** The box changes at once; should the server refuse, it changes back. */
export async function setActive(client: QueryClient, type: VehicleType, id: number, isActive: boolean): Promise<void> {
  const status = isActive ? 1 : 0;
  const { queryKey } = apiQuery(vehicleQueries[type]);
  const show = (value: 0 | 1) =>
    client.setQueryData<VehicleRow[]>(queryKey, (rows) =>
      rows?.map((row) => (row.id === id ? { ...row, status: value } : row)),
    );
  // What is being read knows nothing of it, and would change it back.
  void client.cancelQueries({ queryKey });
  show(status);
  try {
    const { message } = await change(statusCalls[type], { params: { id: String(id) }, body: { status } });
    showToast('success', message || (isActive ? messages.vehicles.activated : messages.vehicles.deactivated));
  } catch (error) {
    show(isActive ? 0 : 1);
    const isRefused = error instanceof ApiError;
    showToast('error', isRefused ? error.message || panelTexts.vehicleFailed : panelTexts.networkFailed);
  }
}
