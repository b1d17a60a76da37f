import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { VehicleType } from '../../../contract/catalogue.ts';
import { navigate, useSearch } from '../../lib/router.tsx';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { setActive } from './set-active.ts';
import { isActive, nameOf, vehicleQueries, vehicleTypes } from './vehicle-rows.ts';

const LABELS: Record<VehicleType, string> = { bikes: 'Bikes', scooters: 'Scooters', ev: 'Ev' };

interface Row {
  id: number;
  position: number;
  name: string;
  isActive: boolean;
}

/** The chosen type stands in the address, so that it survives a reload. */
export function VehiclesScreen() {
  const search = useSearch();
  const type = vehicleTypes.find((one) => one === search.get('type')) ?? 'bikes';
  const query = vehicleQueries[type];
  const { data = [], error, isPending } = useQuery(apiQuery(query));
  const client = useQueryClient();
  const columns: Column<Row>[] = [
    { key: 'position', label: 'S No.', cell: ({ position }) => position },
    { key: 'name', label: 'Model Name', cell: ({ name }) => name },
    {
      key: 'active',
      label: 'Active',
      cell: (row) => (
        <label className="flex min-h-9 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            checked={row.isActive}
            onChange={() => void setActive(client, type, row.id, !row.isActive)}
            className="size-5 accent-(--accent)"
          />
          <span className="sr-only">{row.name}</span>
        </label>
      ),
    },
  ];
  const rows = data.map((vehicle, index) => ({
    id: vehicle.id,
    position: index + 1,
    name: nameOf(vehicle),
    isActive: isActive(vehicle),
  }));
  return (
    <>
      <ScreenTitle title="Manage Vehicles" />
      <label className="mb-4 block max-w-xs">
        <span className="mb-1.5 block font-medium text-sm">Select Vehicle Type</span>
        <select
          value={type}
          onChange={({ target }) =>
            navigate(`?${new URLSearchParams({ screen: 'bikes', type: target.value })}`, { replace: true })
          }
          className="field"
        >
          {vehicleTypes.map((one) => (
            <option key={one} value={one}>
              {LABELS[one]}
            </option>
          ))}
        </select>
      </label>
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <DataTable
        caption={LABELS[type]}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={isPending ? 'Loading...' : 'No data available'}
      />
    </>
  );
}
