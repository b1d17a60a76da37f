import { expect, it } from 'vitest';
import { MOST_COMPARED } from '../../../contract/most-compared.ts';
import { readTray, withModel } from './tray.ts';

const model = (bikeName: string) => ({ bikeName, name: `Model ${bikeName}` });

it('takes four models, each once', () => {
  const names = ['A', 'B', 'A', 'C', 'D', 'E'];
  const outcomes: string[] = [];
  const models = names.reduce<ReturnType<typeof readTray>>((all, name) => {
    const next = withModel(all, model(name));
    outcomes.push(next.outcome);
    return next.models;
  }, []);
  expect(models).toEqual(['A', 'B', 'C', 'D'].map(model));
  expect(outcomes).toEqual(['added', 'added', 'there', 'added', 'added', 'full']);
});

it('reads what it has kept, and nothing else', () => {
  const kept = [model('A'), model('B')];
  expect(readTray(JSON.stringify(kept))).toEqual(kept);
  for (const stored of [null, '', '{', '{}', 'null', '[null, 3, {"bikeName": ""}, {"name": "B"}]']) {
    expect(readTray(stored)).toEqual([]);
  }
  expect(readTray(JSON.stringify([...'ABCDEF'].map(model)))).toHaveLength(MOST_COMPARED);
});
