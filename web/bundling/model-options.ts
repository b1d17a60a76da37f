import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import retired from '../../content/retired-models.json' with { type: 'json' };

const MODULE = 'virtual:model-options';
const FOLDER = path.join(import.meta.dirname, '..', '..', 'content', 'models');

/** @public */
export interface ModelOption {
  /** What a form sends. */
  value: string;
  label: string;
  /** Under which the model is on sale; one that no longer is has none. */
  bikeName?: string;
}

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Every model that may come in for service: those on sale in the order of the catalogue, then those of earlier years. */
function listModels(): ModelOption[] {
  const onSale = globSync('*.json', { cwd: FOLDER })
    .map((file) => ({ value: path.parse(file).name, ...JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) }))
    .sort((a, b) => a.type.localeCompare(b.type) || a.position - b.position)
    .map(({ value, name, bikeName }) => ({ value, label: name, bikeName }));
  return [...onSale, ...retired.map((name) => ({ value: slug(name), label: name }))];
}

/** The forms need names alone; the models' files with all their texts stay out of the browser. */
export function modelOptions(): Plugin {
  return {
    name: 'kickstand:model-options',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export const models = ${JSON.stringify(listModels())};` : undefined),
  };
}
