import { describe, expect, it } from 'vitest';
import { loadDictionary } from '../content/load-translations.ts';
import { messages } from '../contract/messages.ts';
import { someModel } from '../test-support/demo.ts';
import { addDocuments, plainOffer } from '../test-support/live-documents.ts';
import { setUpTestApp } from '../test-support/test-app.ts';
import { itTranslatesEverything } from '../test-support/translated-texts.ts';
import { offerKind } from './documents/kinds/offer.ts';

describe('what is translated', () => {
  const test = setUpTestApp();
  itTranslatesEverything();

  it('is answered in the language that is asked for, and kept apart from the others', async () => {
    const address = `/api/bikeView/${encodeURIComponent(someModel.bikeName)}`;
    const plain = await test.call('GET', address);
    const kannada = await test.call('GET', `${address}?lang=kn`);
    const hindi = await test.call('GET', `${address}?lang=hi`);
    expect(kannada.json().bikeDetails).toMatch(/[\u0c80-\u0cff]/);
    expect(hindi.json().bikeDetails).toMatch(/[\u0900-\u097f]/);
    expect(kannada.json().engineDetails.displacement).toBe(plain.json().engineDetails.displacement);
    expect(Object.keys(kannada.json().engineDetails)).toEqual(Object.keys(plain.json().engineDetails));
    for (const same of ['?lang=en', '?lang=fr', '?lang=kn&lang=hi', '?lang=', '']) {
      expect((await test.call('GET', `${address}${same}`)).body).toBe(plain.body);
    }
  });

  it('stays as staff have typed it where no dictionary knows it', async () => {
    await addDocuments(test, offerKind, [plainOffer('Rain sale', '/pictures/gallery/delivery-row.webp')]);
    const [typed] = (await test.call('GET', '/api/getOffers?lang=kn')).json();
    expect(typed).toMatchObject({ title: 'Rain sale', description: 'Come in.' });
  });

  it('are the answers to a form as well, in the language of its page', async () => {
    const refused = await test.call('POST', '/contact?lang=hi', { email: 'asha' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.name).toBe('नाम ज़रूरी है।');
    expect(refused.json().error).toMatch(/[\u0900-\u097f]/);
    expect((await test.call('POST', '/contact', {})).json().fields.name).toBe('Name is required.');
    const stored = await test.call('POST', '/warranty?lang=kn', {
      name: 'Asha',
      email: 'asha@example.com',
      contactNumber: '9876543210',
    });
    expect([stored.statusCode, stored.json().message]).toEqual([
      201,
      loadDictionary('kn').get(messages.warranty.success),
    ]);
    expect((await test.call('GET', '/api/bikeView/Nimbus?lang=kn')).json().error).toMatch(/[\u0c80-\u0cff]/);
  });
});
