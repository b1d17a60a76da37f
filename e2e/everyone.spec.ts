import type { Locator, Page } from '@playwright/test';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { MODEL, OTHER_MODEL } from './demo-model.ts';
import { checkAccessibility, expect, test, visit } from './fixtures.ts';
import { walk } from './keyboard-walk.ts';

const DETAILS = aboutBike(pagePaths.bikeDetail, MODEL.bikeName);
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const main = (page: Page): Locator => page.getByRole('main');
const strip = (page: Page) => page.getByRole('list', { name: 'Models' });
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const announcement = (page: Page): Locator => page.locator('#announcement');

/** By the tab key alone, as somebody would who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: looking for it by its role costs more than the key.
  const sought = await target.elementHandle();
  for (let n = 0; n < 40; n += 1) {
    if (await sought?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const choosing = [
  pagePaths.find,
  `${pagePaths.search}?q=${MODEL.name}`,
  aboutBike(pagePaths.onRoad, MODEL.bikeName),
  aboutBike(pagePaths.loan, MODEL.bikeName),
  `${pagePaths.compare}?bikes=${MODEL.bikeName},${encodeURIComponent(OTHER_MODEL.bikeName)}`,
];

test.describe('nobody is shut out', { tag: '@once' }, () => {
  test('by what opens on a page, nor by what it has to say', async ({ page }) => {
    await test.step('by an open dropdown, nor by the open menu of a phone', async () => {
      await visit(page, '/about');
      await menu(page).getByText('NETWORKS', { exact: true }).click();
      await checkAccessibility(page);
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await menu(page).getByText('SERVICES', { exact: true }).click();
      await checkAccessibility(page);
      await page.setViewportSize(DESKTOP);
    });
    await test.step('by a picture in full size', async () => {
      await visit(page, '/gallery');
      await main(page).locator('li a').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkAccessibility(page);
    });
    await test.step('by what a form has to say, beside its fields and in a notice', async () => {
      await visit(page, '/amc');
      await page.locator('#amc-form button[type="submit"]').click();
      await expect(page.locator('#amc-form [aria-invalid="true"]').first()).toBeFocused();
      await expect(page.locator('[data-toast="error"]')).toBeVisible();
      // For as long as one points at it, it stays.
      await page.locator('[data-toast="error"]').hover();
      await checkAccessibility(page);
    });
    await test.step('by what opens within a page: groups, documents, a video', async () => {
      await visit(page, `/view-details?bike=${MODEL.bikeName}&tab=specifications`);
      await main(page)
        .locator('details')
        .evaluateAll((all) => {
          for (const group of all) group.setAttribute('open', '');
        });
      await checkAccessibility(page);
      await visit(page, '/optain');
      await page.getByRole('button', { name: /^Play the video/ }).click();
      await checkAccessibility(page);
    });
  });

  test.describe('whose browser speaks Kannada', () => {
    test.use({ locale: 'kn-IN' });

    test('by the offer of that language, after which the focus is on the page', async ({ page }) => {
      await visit(page, '/about');
      const decline = page.getByRole('button', { name: 'ಈಗ ಬೇಡ' });
      await expect(decline).toBeVisible();
      await checkAccessibility(page);
      await decline.press('Enter');
      await expect(main(page)).toBeFocused();
    });
  });
});

test.describe('by the keyboard alone', { tag: '@once' }, () => {
  test('a visitor finds a model, turns it, works out its EMI and comes to the enquiry', async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await tabTo(page, menu(page).getByRole('link', { name: 'MOTORCYCLE' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/motorcycle');
    await expectArrived(page, /^Testo motorcycles/);

    const model = strip(page).getByRole('link', { name: new RegExp(`^${MODEL.name}`) });
    await tabTo(page, model);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/motorcycle?model=${MODEL.bikeName}`);
    await expect(model).toBeFocused();
    await tabTo(page, main(page).getByRole('link', { name: 'Angle View' }));
    await page.keyboard.press('Enter');
    await expectArrived(page, /360-degree view/);

    const slider = main(page).getByRole('slider');
    await expect(slider).toBeVisible();
    await tabTo(page, slider);
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('2');
    await tabTo(page, main(page).getByRole('link', { name: 'EMI' }));
    await page.keyboard.press('Enter');
    await expectArrived(page, new RegExp(`^Finance for ${MODEL.name}`));

    const opener = page.getByRole('button', { name: 'EMI calculator' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    for (const [label, figure] of Object.entries({ 'Loan amount': '90000', 'Interest rate': '11', Tenure: '3' })) {
      await tabTo(page, dialog.getByLabel(label));
      await page.keyboard.type(figure);
    }
    await page.keyboard.press('Enter');
    await expect(dialog.locator('[data-figure="emi"]')).toHaveText('₹2,946.48');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`/motorcycle?model=${MODEL.bikeName}`);
    await expect(strip(page)).toBeVisible();
    await tabTo(page, main(page).getByRole('link', { name: 'View Details' }));
    await page.keyboard.press('Enter');
    await expectArrived(page, new RegExp(`^${MODEL.name}: price`));
    await tabTo(page, main(page).getByRole('button', { name: 'BOOK TEST RIDE' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/text-ride-booking/);
    await expectArrived(page, /^Book a test ride/);
  });

  test('the focus stays where one is: on a receipt, on an arrow, and on the page that one comes to, which is told', async ({
    page,
  }) => {
    await test.step('whoever hears the page is told its title on the way, and not on arrival', async () => {
      await visit(page, '/about');
      await expect(announcement(page)).toBeEmpty();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
      await expect(announcement(page)).toHaveText('Accessibility | Testopolis Two-Wheelers');
      await expect(main(page)).toBeFocused();
    });
    await test.step('a form that was sent leads to its receipt, and a notice that is closed leaves the focus there', async () => {
      await visit(page, '/joy-club');
      const button = page.locator('#joyClub-form button[type="submit"]');
      await page.locator('#joyClub-form-name').fill('Focus Keeper');
      await button.press('Enter');
      const receipt = page.locator('[data-receipt]');
      const notice = page.locator('[data-toast="success"]');
      // Which keeps it until it is closed.
      await notice.hover();
      await expect(receipt).toBeFocused();
      await notice.getByRole('button').click();
      await expect(notice).toHaveCount(0);
      await expect(receipt).toBeFocused();
    });
    await test.step('the arrow of a strip keeps the focus when there is nothing more to come', async () => {
      await visit(page, '/ev');
      await page.setViewportSize(PHONE);
      const next = page.getByRole('button', { name: 'Next models' });
      // A wide window shows them all; the strip has to notice first that there is more now.
      await expect(next).toBeEnabled();
      await next.press('Enter');
      await expect(next).toBeDisabled();
      await expect(next).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowLeft');
      await expect(next).toBeEnabled();
    });
  });

  // Each in a tab of its own: the page is looked at for long, and a tab that has shown it preloads its picture in vain.
  for (const size of [DESKTOP, PHONE]) {
    test(`on ${size.width} px one sees where one is, and no bar covers it`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, DETAILS);
      for (const key of ['Tab', 'Shift+Tab']) expect(await walk(page, key), `with ${key}`).toEqual([]);
    });

    test(`on ${size.width} px the same holds where somebody chooses among models, with some to be compared`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, pagePaths.find);
      await main(page)
        .getByRole('link', { name: /^Compare/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Models to compare' })).toBeVisible();
      for (const path of choosing) {
        await visit(page, path);
        expect(await walk(page, 'Tab'), path).toEqual([]);
      }
    });
  }
});

/** After a click within the site the browser is silent, so the page says itself where one is, and the focus starts there. */
async function expectArrived(page: Page, title: RegExp): Promise<void> {
  await expect(announcement(page)).toHaveText(title);
  await expect(page).toHaveTitle(title);
  await expect(main(page)).toBeFocused();
}

test('nothing moves for those who want no motion', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', DETAILS, '/optain', '/gallery']) {
    await visit(page, path);
    const moving = await page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
      const isMoving = (element: Element): boolean => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        return seconds(transitionDuration) > 0 || seconds(animationDuration) > 0.01 || scrollBehavior === 'smooth';
      };
      return [...document.querySelectorAll('*')]
        .filter((element) => isMoving(element) || element.matches('video[autoplay]'))
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(moving, path).toEqual([]);
  }
});

test('with forced colours one sees what is chosen, what can be pressed and what stands above the page', {
  tag: '@once',
}, async ({ page }) => {
  const inBoth = async (what: string, check: () => Promise<void>) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await test.step(`${what}, where they are ${colorScheme}`, check);
    }
  };
  const card = (name: RegExp) => strip(page).getByRole('link', { name });
  await visit(page, `/motorcycle?model=${MODEL.bikeName}`);
  await inBoth('the chosen model, a button and the place in the menu', async () => {
    await expect(card(new RegExp(`^${MODEL.name}`))).toHaveCSS('border-top-width', '3px');
    await expect(card(new RegExp(`^${OTHER_MODEL.name}`))).toHaveCSS('border-top-width', '1px');
    await expectFilled(main(page).getByRole('link', { name: 'View Details' }));
    await expectFilled(menu(page).locator('[aria-current="page"]'), '::before');
  });
  await visit(page, `/view-details?bike=${MODEL.bikeName}&tab=colours`);
  await inBoth('the tab and the colour', async () => {
    await expectFilled(page.getByRole('tab', { selected: true }), '::before');
    const dots = await main(page)
      .locator('fieldset circle')
      .evaluateAll((all) => all.map((dot) => [dot.getAttribute('fill'), getComputedStyle(dot).fill]));
    expect(new Set(dots.map(([, shown]) => shown)).size).toBe(dots.length);
    await expect(main(page).locator('label:has(:checked)')).toHaveCSS('border-top-width', '3px');
    await expectFilled(page.locator('ol button[aria-current="true"] > span').first());
  });
  await visit(page, '/finance#emi');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Loan amount').fill('90000');
  await dialog.getByLabel('Interest rate').fill('11');
  await dialog.getByLabel('Tenure').fill('3');
  await dialog.getByLabel('Tenure').press('Enter');
  await inBoth('the edge of the calculator, and the two parts of its chart', async () => {
    await expect(dialog).toHaveCSS('border-top-style', 'solid');
    const arcs = dialog.getByRole('img').locator('circle');
    await expect(arcs).toHaveCount(2);
    const widths = await arcs.evaluateAll((all) => all.map((arc) => getComputedStyle(arc).strokeWidth));
    expect(widths).toEqual(['3px', '7px']);
    await expectFilled(dialog.getByRole('button', { name: 'Calculate' }));
  });
});

/** Stands out from the page, and its words from it. */
async function expectFilled(target: Locator, pseudo?: '::before'): Promise<void> {
  const colours = await target.evaluate((element, part) => {
    const { backgroundColor, color } = getComputedStyle(element, part);
    return { backgroundColor, color, page: getComputedStyle(document.body).backgroundColor };
  }, pseudo);
  expect(colours.backgroundColor).not.toBe(colours.page);
  expect(colours.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  if (!pseudo) expect(colours.color).not.toBe(colours.backgroundColor);
}
