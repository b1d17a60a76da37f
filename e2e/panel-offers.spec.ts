import type { Page } from '@playwright/test';
import { DAY_MS } from '../contract/durations.ts';
import { kolkataDate } from '../contract/kolkata-time.ts';
import { smallPicture } from '../test-support/multipart.ts';
import { withoutMotion } from './fixtures.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { expect, REFUSED, uniqueWord } from './panel-helpers.ts';

// The pictures of the gallery are counted elsewhere, while these are there.
const test = testAlone();
test.use(withoutMotion);

const dayFromNow = (days: number): string => kolkataDate(Date.now() + days * DAY_MS);
const entry = (page: Page, word: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: word });

async function addOffer(panel: Panel, word: string): Promise<void> {
  await panel.button('Add Offer').click();
  await panel.dialog.getByLabel('Title').fill(word);
  await panel.dialog.getByLabel('Description').fill('Come in');
  const picture = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: await smallPicture(400, 300) };
  await panel.dialog.getByLabel(/^Choose /).setInputFiles(picture);
  await expect(panel.dialog.locator('canvas')).toBeVisible();
}

test('an offer is planned, translated, edited without a new picture, also when somebody else changed it meanwhile, and deleted; many pictures go to the gallery in one go', async ({
  page,
  panel,
  allowProblems,
}) => {
  allowProblems([REFUSED]);
  const staff = page.request;
  const word = uniqueWord();
  const inTwoDays = dayFromNow(2);
  await panel.open('offer');
  await addOffer(panel, word);
  await panel.dialog.getByLabel('First day').fill(inTwoDays);
  await panel.dialog.getByLabel('Last day').fill(dayFromNow(1));
  await panel.dialog.getByText('In Kannada').click();
  await panel.dialog.getByLabel('Kannada heading').fill(`ಕನ್ನಡ ${word}`);
  await panel.checkAccessibility();
  await panel.button('Save').click();
  await panel.expectToast('error', 'The last day must not be before the first day.');
  await panel.dialog.getByLabel('Last day').fill(dayFromNow(3));
  await panel.button('Save').click();
  await panel.expectToast('success', 'Offer Added Successfully!');
  await expect(entry(page, word)).toContainText('Planned');
  expect(await (await staff.get('/api/getOffers')).text()).not.toContain(word);

  await entry(page, word)
    .getByRole('button', { name: `Edit the offer ${word}` })
    .click();
  await expect(panel.dialog.getByLabel('First day')).toHaveValue(inTwoDays);
  await panel.dialog.getByLabel('First day').fill(dayFromNow(-1));
  await panel.dialog.getByLabel('Description').fill('Come in today');
  await panel.button('Save').click();
  await panel.expectToast('success', 'Offer Updated Successfully!');
  await expect(entry(page, word)).toContainText('Come in today');
  await expect(entry(page, word)).not.toContainText('Planned');
  expect(await (await staff.get('/api/getOffers?lang=kn')).text()).toContain(`ಕನ್ನಡ ${word}`);
  page.once('dialog', (dialog) => void dialog.accept());
  await entry(page, word)
    .getByRole('button', { name: `Delete the offer ${word}` })
    .click();
  await panel.expectToast('success', 'Offer Deleted Successfully!');

  // One that somebody else changed meanwhile is shown, and what was typed stays.
  const other = uniqueWord();
  await addOffer(panel, other);
  await panel.dialog.getByLabel('Last day').fill(dayFromNow(-1));
  await panel.button('Save').click();
  await panel.expectToast('success', 'Offer Added Successfully!');
  await entry(page, other).getByRole('button', { name: /^Edit/ }).click();
  const stored: { id: number; title: string }[] = await (await staff.get('/api/manageOffers')).json();
  const id = stored.find(({ title }) => title === other)?.id;
  const reply = await staff.patch(`/api/updateOffers/${id}`, {
    multipart: { title: other, description: 'Of somebody else', ends_on: dayFromNow(-1) },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const description = panel.dialog.getByLabel('Description');
  await description.fill('My own words');
  await panel.button('Save').click();
  await expect(panel.dialog.getByRole('alert')).toContainText('Of somebody else');
  await expect(description).toHaveValue('My own words');
  await panel.button('Save').click();
  await panel.expectToast('success', 'Offer Updated Successfully!');
  await expect(entry(page, other)).toContainText('My own words');
  expect((await staff.delete(`/api/deleteOffers/${id}`)).ok()).toBe(true);

  await test.step('many pictures go to the gallery in one go, each with its words and its result', () =>
    addMany(page, panel));
});

async function addMany(page: Page, panel: Panel): Promise<void> {
  const word = uniqueWord();
  const buffer = await smallPicture(60, 40);
  const files = Array.from({ length: 8 }, (_, n) => ({ name: `${word}-${n}.jpg`, mimeType: 'image/jpeg', buffer }));
  const broken = { name: `${word}-broken.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await panel.goTo('Gallery', 'Manage Gallery');
  // What was typed before many are chosen is said of each, and who leaves them out keeps the focus.
  const few = ['one', 'two', 'three'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }));
  await panel.button('Add Image').click();
  await panel.dialog.getByLabel('What the picture shows').fill('Delivery day');
  await panel.dialog.getByLabel(/^Choose /).setInputFiles(few);
  for (const { name } of few) {
    await expect(panel.dialog.getByLabel(`What ${name} shows`)).toHaveValue('Delivery day');
  }
  await panel.button('Leave out two.jpg').press('Enter');
  await expect(panel.button('Leave out three.jpg')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.button('Leave out one.jpg')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.button('Cancel')).toBeFocused();
  await panel.button('Cancel').click();
  await expect(panel.dialog).toBeHidden();

  await panel.button('Add Image').click();
  await panel.dialog.getByLabel(/^Choose /).setInputFiles([...files, broken]);
  await expect(panel.dialog.getByRole('heading')).toHaveText('Add 9 Images');
  const rows = panel.dialog.getByRole('listitem');
  await expect(rows).toHaveCount(9);
  for (const { name } of files) await panel.dialog.getByLabel(`What ${name} shows`).fill(`${word} ${name}`);
  await panel.checkAccessibility();
  let atOnce = 0;
  let mostAtOnce = 0;
  let refusals = 1;
  // The server draws every picture in all its sizes: it gets a few of them, and the rest are answered as it would.
  let toServer = 3;
  await page.route('**/api/galleryupload', async (route) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    if (refusals > 0) {
      refusals -= 1;
      await route.fulfill({ status: 413, json: { error: 'Too large.' } });
    } else if (toServer > 0) {
      toServer -= 1;
      await route.continue();
    } else await route.fulfill({ status: 201, json: { message: 'Image uploaded successfully!' } });
    atOnce -= 1;
  });
  await panel.button('Save').click();
  await expect(panel.button('Try the others again')).toBeVisible();
  await panel.expectToast('error', '2 of 9 images could not be uploaded.');
  await expect(rows.filter({ hasText: 'Uploaded' })).toHaveCount(7);
  await expect(rows.filter({ hasText: 'Too large.' })).toHaveCount(1);
  await expect(rows.filter({ hasText: `${word}-broken` })).toContainText('This picture is damaged or incomplete.');
  expect(mostAtOnce).toBeLessThanOrEqual(3);
  await panel.button(`Leave out ${broken.name}`).click();
  toServer = 1;
  await panel.button('Try the others again').click();
  await panel.expectToast('success', '8 images uploaded successfully!');
  await expect(panel.dialog).toBeHidden();
  const stored: { id: number; alt: string }[] = await (await page.request.get('/api/gallery')).json();
  const added = stored.filter(({ alt }) => alt.startsWith(word));
  expect(new Set(added.map(({ alt }) => alt)).size).toBe(4);
  for (const { id } of added) expect((await page.request.delete(`/api/deleteGalleryImg/${id}`)).ok()).toBe(true);
}
