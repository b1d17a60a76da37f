import type { FastifyInstance } from 'fastify';
import type { VehicleType } from '../../../contract/catalogue.ts';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { toRowId } from '../../db/row-id.ts';
import { changeLive } from '../../documents/change-live.ts';
import { modelKind } from '../../documents/kinds/model.ts';
import { modelsOfType, modelWithNumber } from '../../documents/models.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';

const statusEndpoints = [
  ['bikes', endpoints.setBikeStatus],
  ['scooters', endpoints.setScooterStatus],
  ['ev', endpoints.setEvStatus],
] as const;

const statusOf = ({ isActive }: { isActive: boolean }) => (isActive ? 1 : 0);

export function vehicleRoutes(app: FastifyInstance): void {
  const { database, documents } = app.context;
  const list = async (type: VehicleType) =>
    modelsOfType(await documents.asOf(database.db), type).map(
      ({ body }) => ({ id: body.id, name: body.bikeName, status: statusOf(body) }) as const,
    );
  const listAsBikes = async (type: VehicleType) =>
    (await list(type)).map(({ id, name, status }) => ({ id, bikeName: name, status }));

  route(app, endpoints.manageBikes, () => listAsBikes('bikes'));
  route(app, endpoints.manageEv, () => listAsBikes('ev'));
  route(app, endpoints.manageScooters, async () =>
    (await list('scooters')).map(({ id, name, status }) => ({ id, scooterName: name, status })),
  );

  for (const [type, endpoint] of statusEndpoints) {
    route(app, endpoint, async ({ request, params, body: { status } }) => {
      await changeContent(request, async (trx) => {
        const id = toRowId(params.id);
        const model = id === undefined ? undefined : modelWithNumber(await documents.asOf(trx), id);
        if (model?.body.type !== type) throw new HttpError(404, 'vehicles.unknown');
        await changeLive(trx, modelKind, model.key, {
          author: staffOf(request).user_id,
          change: (body) => ({ ...body, isActive: status === 1 }),
        });
        return {
          action: 'vehicle.status',
          subject: model.body.bikeName,
          before: statusOf(model.body),
          after: status,
        };
      });
      return { message: status === 1 ? messages.vehicles.activated : messages.vehicles.deactivated };
    });
  }
}
