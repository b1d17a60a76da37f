import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../contract/facts.ts';
import { changeModel } from '../../../test-support/change-document.ts';
import { demoModelsOf, takeModels } from '../../../test-support/demo.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { readContentVersion } from '../../db/meta.ts';

const test = setUpTestApp();
const takeElectric = takeModels(demoModelsOf('ev'));
const takePetrol = takeModels(demoModelsOf('scooters'));

const fact = (figure: Fact['figure'], value: number): Fact => ({ figure, value, source: 'a test' });
const ask = (params: Record<string, string> = {}) =>
  test.call('GET', `/api/runningCost?${new URLSearchParams(params)}`);

async function change(bikeName: string, to: Parameters<typeof changeModel>[2]) {
  await changeModel(test.database, bikeName, to);
  test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
}

describe('an electric model against a petrol one', () => {
  it('has what a kilometre takes of each, and what energy costs today with its source', async () => {
    const [{ bikeName: electric }, { bikeName: petrol }] = [takeElectric(), takePetrol()];
    await change(electric, (model) => ({ ...model, facts: [fact('batteryKwh', 3), fact('rangeKm', 100)] }));
    await change(petrol, (model) => ({ ...model, facts: [fact('kmpl', 50)] }));
    const found = (await ask({ electric, petrol })).json();
    expect(found.electric).toMatchObject({ bikeName: electric, perKm: 0.03, onRoad: expect.any(Number) });
    expect(found.petrol).toMatchObject({ bikeName: petrol, perKm: 0.02, facts: [fact('kmpl', 50)] });
    expect(found.prices).toMatchObject([
      { energy: 'petrol', price: 102.84, validFrom: '2024-06-15', source: expect.stringContaining('sample') },
      { energy: 'electricity', price: 6.16, validFrom: '2025-04-01', source: expect.stringContaining('KERC') },
    ]);
    expect((await ask({ model: electric })).json().electric.bikeName).toBe(electric);
    expect((await ask({ model: petrol })).json().petrol.bikeName).toBe(petrol);
  });

  it('compares prices over the lines that both know, and names the others in the language asked for', async () => {
    const { difference, electric, petrol } = (await ask()).json();
    expect(difference.leftOut).toEqual(expect.arrayContaining(['Welfare cess', 'Number plate', 'GST on premiums']));
    // The petrol one is taxed and the electric one is not: without this the difference would be that of the prices.
    const price = async (bikeName: string) =>
      (await test.call('GET', `/api/variants/${encodeURIComponent(bikeName)}`)).json()[0].price;
    expect(difference.more).toBeLessThan((await price(electric.bikeName)) - (await price(petrol.bikeName)));
    const inKannada = (await ask({ lang: 'kn' })).json().difference.leftOut;
    expect(inKannada).toHaveLength(difference.leftOut.length);
    expect(inKannada).not.toEqual(difference.leftOut);
  });

  it('offers those alone of which somebody has measured it', async () => {
    const { bikeName } = takePetrol();
    await change(bikeName, (model) => ({ ...model, facts: [] }));
    const { models } = (await ask()).json();
    expect(models.map((model: { bikeName: string }) => model.bikeName)).not.toContain(bikeName);
    expect((await ask({ petrol: bikeName })).json().petrol).toMatchObject({ bikeName, perKm: null });
  });

  it.each(['electric', 'petrol', 'model'])('says so where there is no such model: %s', async (side) => {
    const reply = await ask({ [side]: 'Nimbus' });
    expect([reply.statusCode, reply.json().error]).toEqual([404, 'This model is not in our catalogue.']);
  });

  it('takes no petrol model for an electric one', async () => {
    expect((await ask({ electric: demoModelsOf('bikes')[0]?.bikeName ?? '' })).statusCode).toBe(404);
  });
});
