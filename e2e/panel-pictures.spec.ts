import { smallPicture } from '../test-support/multipart.ts';
import { testAlone } from './own-site.ts';
import type { Panel } from './panel-helpers.ts';
import { answerNext, expect, REFUSED, uniqueWord } from './panel-helpers.ts';

const test = testAlone();

const SCREENS = [
  {
    link: 'Offer',
    title: 'Manage Offers',
    add: 'Add Offer',
    fields: (word: string) => ({ Title: word, Description: 'Two lines\nof it' }),
    upload: '/api/createOffers',
    list: '/api/manageOffers',
    removal: '/api/deleteOffers/',
    none: 'No offers found. Add your first offer!',
    incomplete: 'Please fill all fields',
    added: 'Offer Added Successfully!',
    addFailed: 'Failed to add offer. Please try again.',
    question: 'Are you sure you want to delete this offer?',
    deleted: 'Offer Deleted Successfully!',
    deleteFailed: 'Failed to delete offer. Please try again.',
  },
  {
    link: 'Gallery',
    title: 'Manage Gallery',
    add: 'Add Image',
    fields: (word: string) => ({ 'What the picture shows': word }),
    upload: '/api/galleryupload',
    list: '/api/gallery',
    removal: '/api/deleteGalleryImg/',
    none: 'No Notification found. Add your first Notification!',
    incomplete: 'Please choose an image to upload.',
    added: 'Image uploaded successfully!',
    addFailed: 'Failed to add image. Please try again.',
    question: 'Are you sure you want to delete this image?',
    deleted: 'Image deleted successfully!',
    deleteFailed: 'Failed to delete image. Please try again.',
  },
] as const;

const choose = async (panel: Panel, bytes?: Buffer, name = 'picture.jpg', mimeType = 'image/jpeg') =>
  panel.dialog
    .getByLabel(/^Choose /)
    .setInputFiles({ name, mimeType, buffer: bytes ?? (await smallPicture(400, 300)) });

async function drop({ page, dialog }: Panel): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const dragged = new DataTransfer();
      dragged.items.add(new File([new Uint8Array(bytes)], 'picture.jpg', { type: 'image/jpeg' }));
      return dragged;
    },
    [...(await smallPicture())],
  );
  await dialog.getByText('or drop it here').dispatchEvent('drop', { dataTransfer });
}

async function dropPicture(panel: Panel): Promise<void> {
  await drop(panel);
  await expect(panel.dialog.locator('canvas')).toBeVisible();
}

const fill = async (panel: Panel, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await panel.dialog.getByLabel(label).fill(value);
};

test('offers and gallery: what is entered is kept, what is wrong or missing is said, a picture is added and deleted, and refused to those whose session has ended', async ({
  page,
  context,
  panel,
  allowProblems,
  failCall,
}) => {
  allowProblems([REFUSED]);
  await panel.open('password');
  for (const own of SCREENS) {
    const word = uniqueWord();
    const isListed = async () => JSON.stringify(await (await page.request.get(own.list)).json()).includes(word);
    const goToAnew = async () => {
      await panel.goTo('Change Password');
      await panel.goTo(own.link, own.title);
    };
    // As long as no list was read before, which would be shown instead.
    await test.step(`${own.title}: a list that cannot be read says so`, async () => {
      await failCall(page, own.list, { status: 500 });
      await panel.goTo(own.link, own.title);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Something went wrong! Please try again.');
      await page.unrouteAll();
      await goToAnew();
    });

    await test.step(`${own.title}: what was entered is kept unless one agrees to lose it`, async () => {
      await panel.button(own.add).click();
      await page.keyboard.press('Escape');
      await expect(panel.dialog).toBeHidden();
      for (const enter of [() => fill(panel, own.fields('Much work')), () => dropPicture(panel)]) {
        await panel.button(own.add).click();
        await enter();
        await page.mouse.click(5, 5);
        await expect(panel.dialog).toBeVisible();
        for (const isAgreed of [false, true]) {
          const question = answerNext(page, isAgreed);
          await page.keyboard.press('Escape');
          expect(await question).toBe('What you have entered will be lost. Close anyway?');
          await expect(panel.dialog).toBeVisible({ visible: !isAgreed });
        }
      }
    });

    await test.step(`${own.title}: what is missing, what is no picture and what fails is said in the dialog`, async () => {
      await panel.button(own.add).click();
      await panel.button('Save').click();
      await panel.expectToast('warning', own.incomplete);
      await choose(panel, Buffer.from('%PDF-1.7'), 'brochure.pdf', 'application/pdf');
      await panel.expectToast('error', 'Please choose a JPEG, PNG, WebP or AVIF picture.');
      await choose(panel, Buffer.from('not a picture at all'));
      await panel.expectToast('error', 'This picture is damaged or incomplete. Please choose another one.');
      await expect(panel.dialog.locator('canvas')).toHaveCount(0);

      await dropPicture(panel);
      await fill(panel, own.fields('Never stored'));
      for (const how of [{ status: 500 }, { abort: true }] as const) {
        await failCall(page, own.upload, how);
        await panel.button('Save').click();
        await panel.expectToast('error', own.addFailed);
      }
      await page.route(`**${own.upload}`, (route) => route.fulfill({ status: 413, json: { error: 'Too large.' } }));
      await panel.button('Save').click();
      await panel.expectToast('error', 'Too large.');
      await panel.button('Cancel').click();
      await expect(panel.dialog).toBeHidden();
      await page.unrouteAll();
    });

    await test.step(`${own.title}: a picture is added with its preview and progress, and deleted`, async () => {
      await panel.button(own.add).click();
      await fill(panel, own.fields(word));
      await choose(panel);
      await expect(panel.dialog.locator('canvas')).toBeVisible();
      await panel.dialog.getByLabel('Enlarge').fill('2');
      const { promise: mayGo, resolve: go } = Promise.withResolvers<void>();
      await page.route(`**${own.upload}`, async (route) => {
        await mayGo;
        await route.continue();
      });
      await panel.button('Save').click();
      await expect(panel.dialog.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
      await expect(panel.button('Save')).toBeDisabled();
      go();
      await panel.expectToast('success', own.added);
      await expect(panel.dialog).toBeHidden();

      const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: word });
      const picture = entry.locator('img');
      await expect(picture).toHaveJSProperty('complete', true);
      const shape = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
      expect(shape).toBeCloseTo(own.link === 'Offer' ? 16 / 9 : 3 / 2, 1);
      const remove = entry.getByRole('button', { name: /^Delete the (offer|image)/ });
      const refused = answerNext(page, false);
      await remove.click();
      expect(await refused).toBe(own.question);
      expect(await isListed()).toBe(true);
      const agreed = answerNext(page, true);
      await remove.click();
      expect(await agreed).toBe(own.question);
      await panel.expectToast('success', own.deleted);
      await expect(entry).toHaveCount(0);
      expect(await isListed()).toBe(false);
    });

    await test.step(`${own.title}: an empty list, and what cannot be deleted`, async () => {
      await page.unrouteAll();
      const list = (items: object[]) => page.route(`**${own.list}`, (route) => route.fulfill({ json: items }));
      await list([]);
      await goToAnew();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(own.none);

      const [stored] = await (await page.request.get(own.list)).json();
      await list([
        { ...stored, id: 0 },
        { ...stored, id: 987_654 },
      ]);
      await goToAnew();
      const removals = page.getByRole('button', { name: /^Delete the (offer|image)/ });
      await expect(removals).toHaveCount(2);
      await removals.first().click();
      await panel.expectToast('error', 'Invalid Offer ID!');
      for (const how of [{ status: 500 }, { abort: true }] as const) {
        await failCall(page, `${own.removal}987654`, how);
        void answerNext(page, true);
        await removals.last().click();
        await panel.expectToast('error', own.deleteFailed);
      }
      await page.unrouteAll();
    });
  }

  await test.step('they are refused to those whose session has ended', async () => {
    await panel.goTo('Offer', 'Manage Offers');
    await panel.button('Add Offer').click();
    await fill(panel, { Title: 'Kept', Description: 'Also kept' });
    await choose(panel);
    // The desk counts by itself, and would notice it before whoever saves.
    await failCall(page, '/api/leads/counts', { abort: true });
    await context.clearCookies();
    await panel.button('Save').click();
    await expect(page).toHaveURL('/admin/login');
    // It is said once.
    expect(await page.locator('[data-toast="error"]').count()).toBe(1);
    await panel.expectToast('error', 'Unauthorized! Redirecting to login...');
  });
});
