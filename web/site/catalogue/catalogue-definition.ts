import { m } from 'virtual:messages';
import type { VehicleType } from '../../../contract/catalogue.ts';
import { WITHOUT_DETAILS } from '../../../contract/catalogue.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/queries.ts';
import { site } from '../site-content.ts';

export type Vehicle = Reply<'listBikes'>[number];

/** What sets one catalogue apart from the others. */
export interface CatalogueDefinition {
  type: VehicleType;
  path: string;
  query: ReturnType<typeof apiQuery<'listBikes'>>;
  title: () => string;
  lead: () => string;
  description: () => string;
  failed: () => string;
  engineLabel: () => string;
  /** Names without spaces of models that have neither a detail page nor a view from all sides. */
  withoutDetails: readonly string[];
}

export const motorcycles: CatalogueDefinition = {
  type: 'bikes',
  path: pagePaths.motorcycles,
  query: apiQuery('listBikes'),
  title: () => m.catalogue_motorcycles_title(site()),
  lead: m.catalogue_motorcycles_lead,
  description: () => m.catalogue_motorcycles_description(site()),
  failed: m.catalogue_motorcycles_failed,
  engineLabel: m.catalogue_engine,
  withoutDetails: WITHOUT_DETAILS,
};

export const scooters: CatalogueDefinition = {
  type: 'scooters',
  path: pagePaths.scooters,
  query: apiQuery('listScooters'),
  title: () => m.catalogue_scooters_title(site()),
  lead: m.catalogue_scooters_lead,
  description: () => m.catalogue_scooters_description(site()),
  failed: m.catalogue_scooters_failed,
  engineLabel: m.catalogue_engine,
  withoutDetails: [],
};

export const ev: CatalogueDefinition = {
  type: 'ev',
  path: pagePaths.ev,
  query: apiQuery('listEv'),
  title: () => m.catalogue_ev_title(site()),
  lead: m.catalogue_ev_lead,
  description: () => m.catalogue_ev_description(site()),
  failed: m.catalogue_ev_failed,
  engineLabel: m.catalogue_motor,
  withoutDetails: [],
};
