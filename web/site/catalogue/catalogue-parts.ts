import { useState } from 'react';
import { MOST_TOGETHER } from '../../../contract/catalogue.ts';
import type { CataloguePart } from '../../../contract/catalogue-part.ts';
import { partWith } from '../../../contract/catalogue-part.ts';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import type { Query, Read } from '../../lib/query-store.ts';
import type { ModelCounts } from '../page.ts';
import type { CatalogueDefinition, Vehicle } from './catalogue-definition.ts';
import { findModel, isSameModel } from './find-model.ts';

type Part = CataloguePart<Vehicle>;

const partQuery = ({ type }: CatalogueDefinition, model: string | null) =>
  apiQuery('listCataloguePart', { params: { type, ...(model && { near: model }) } });

/** What the server renders a catalogue with: all of it, or of a large one the part that is shown. */
export const queryFor = (definition: CatalogueDefinition, model: string | null, counts: ModelCounts): Query =>
  counts[definition.type] > MOST_TOGETHER ? partQuery(definition, model) : definition.query;

/** What it has been rendered with. */
export function readPart(definition: CatalogueDefinition, model: string | null, read: Read): Part | undefined {
  const all = read(definition.query.queryKey);
  return all ? partWith(all, findModel(all, model)) : read(partQuery(definition, model).queryKey);
}

/**
 * The part of a catalogue that the model is in. The browser asks for the whole catalogue, as specified; until that has arrived there is
 * the part that the page came with.
 */
export function usePart(definition: CatalogueDefinition, model: string | null) {
  const { data: all, error } = useQuery(definition.query);
  const [cameWith] = useState(model);
  const { data: first } = useQuery({ ...partQuery(definition, cameWith), enabled: false });
  const isElsewhere = !all && first !== undefined && model !== null && !has(first, model);
  const { data: other } = useQuery({ ...partQuery(definition, model), enabled: isElsewhere });
  const part: Part | undefined = all ? partWith(all, findModel(all, model)) : isElsewhere ? (other ?? first) : first;
  return { part, error };
}

const has = ({ models }: Part, model: string): boolean => models.some(({ bikeName }) => isSameModel(bikeName, model));
