import type { FastifyInstance } from 'fastify';
import type { VehicleType } from '../../../contract/catalogue.ts';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { toRowId } from '../../db/row-id.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { findVehicle, listVehicles, updateStatus } from './vehicles.repository.ts';

const statusEndpoints = [
  ['bikes', endpoints.setBikeStatus],
  ['scooters', endpoints.setScooterStatus],
  ['ev', endpoints.setEvStatus],
] as const;

export function vehicleRoutes(app: FastifyInstance): void {
  const list = async (type: VehicleType) => {
    const rows = await listVehicles(app.context.database.db, type);
    return rows.map(
      ({ id, bike_name, is_active }) => ({ id, name: bike_name, status: is_active === 1 ? 1 : 0 }) as const,
    );
  };
  const listAsBikes = async (type: VehicleType) =>
    (await list(type)).map(({ id, name, status }) => ({ id, bikeName: name, status }));

  route(app, endpoints.manageBikes, () => listAsBikes('bikes'));
  route(app, endpoints.manageEv, () => listAsBikes('ev'));
  route(app, endpoints.manageScooters, async () =>
    (await list('scooters')).map(({ id, name, status }) => ({ id, scooterName: name, status })),
  );

  for (const [type, endpoint] of statusEndpoints) {
    route(app, endpoint, async ({ request, params, body }) => {
      await changeContent(request, async (trx) => {
        const id = toRowId(params.id);
        const vehicle = id === undefined ? undefined : await findVehicle(trx, type, id);
        if (!vehicle) throw new HttpError(404, 'vehicles.unknown');
        await updateStatus(trx, vehicle.id, body.status);
        return {
          action: 'vehicle.status',
          subject: vehicle.bike_name,
          before: vehicle.is_active,
          after: body.status,
        };
      });
      return { message: body.status === 1 ? messages.vehicles.activated : messages.vehicles.deactivated };
    });
  }
}
