import { formatRupees, formatRupeesAndPaise } from '../contract/display.ts';
import { financeEnquiry } from '../contract/enquiries/finance.ts';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { financeReport } from '../contract/reports/finance.ts';
import { demoModels, demoModelsOf, takeModels } from '../test-support/demo.ts';
import { MODEL, OTHER_MODEL, SCOOTER, SCOOTER_VARIANT } from './demo-model.ts';
import { checkAccessibility, expect, test, visit, withoutScripts } from './fixtures.ts';
import { newSender } from './form-helpers.ts';

const DOCUMENTS = ['Photo', 'Proof of identity', 'Proof of address', 'Cheque or passbook copy', 'Income proof'];
const IDENTITY = ['Aadhaar card', 'PAN card', 'Voter ID', 'Driving licence', 'Passport'];
const ADDRESS = [
  'Electricity bill',
  'Gas bill',
  'Bank statement',
  'Landline bill',
  'Registered lease or rent agreement',
];
const firstScooter = takeModels(demoModelsOf('scooters'))();
/** What is paid a month, of a loan for a year at 12 percent. */
const MONTHLY_SHARE = 0.0888487886783417;

test('finance lists its documents, of which the chosen one stays with the form, and locks a model from the address', async ({
  page,
  request,
  storedEnquiries,
}) => {
  await test.step('the documents are listed, two of them with options, of which the chosen one stays and is not sent', async () => {
    await visit(page, pagePaths.finance);
    const list = page.getByRole('region', { name: 'Documents required' });
    for (const name of DOCUMENTS) await expect(list.getByText(name)).toBeVisible();
    await expect(list).toContainText('last 3 months');
    await expect(list).toContainText('2 years');
    for (const [summary, options] of [
      ['Proof of identity', IDENTITY],
      ['Proof of address', ADDRESS],
    ] as const) {
      await expect(list.getByLabel(options[0] ?? '')).toBeHidden();
      await list.getByText(summary).click();
      for (const option of options) await expect(list.getByLabel(option)).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Disclaimer' })).toBeVisible();

    const passport = page.getByLabel('Passport');
    await passport.check();
    await visit(page, pagePaths.finance);
    await expect(passport).toBeChecked();
    const sender = newSender();
    await page.locator('#finance-form-model').selectOption(firstScooter.slug);
    await page.locator('#finance-form-name').fill(sender);
    const sent = page.waitForRequest((one) => one.method() === 'POST');
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    expect(Object.keys((await sent).postDataJSON()).sort()).toEqual(Object.keys(financeEnquiry.fields).sort());
    await expect(page.locator('[data-toast="success"]')).toHaveText(financeEnquiry.texts.success);
    await expect(passport).not.toBeChecked();
    expect(await storedEnquiries(financeReport, sender)).toMatchObject([{ model: firstScooter.slug }]);
  });
  await test.step('a model from the address is chosen and locked, with its price, which the calculator takes too', async () => {
    const bikes = await (await request.get('/api/bikes')).json();
    const bike = bikes.find(({ bikeName }: { bikeName: string }) => bikeName === MODEL.bikeName);
    // However it is spaced and capitalised.
    await visit(page, aboutBike(pagePaths.finance, [...MODEL.bikeName.toLowerCase()].join(' ')));
    const model = page.getByLabel('Model', { exact: true });
    await expect(model).toBeDisabled();
    await expect(model).toHaveValue(MODEL.slug);
    await expect(page.getByRole('main')).toContainText(formatRupees(bike.price));
    await page.getByRole('button', { name: 'EMI calculator' }).click();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByLabel('Loan amount');
    await expect(amount).toHaveValue(String(bike.price));
    await amount.fill('50000');
    await dialog.getByRole('button', { name: formatRupees(bike.price) }).click();
    await expect(amount).toHaveValue(String(bike.price));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const sender = newSender();
    await page.locator('#finance-form-name').fill(sender);
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(page.locator('[data-toast="success"]')).toHaveText(financeEnquiry.texts.success);
    await expect(model).toHaveValue(MODEL.slug);
    expect(await storedEnquiries(financeReport, sender)).toMatchObject([{ model: MODEL.slug }]);
    await page.getByRole('link', { name: 'Choose another model' }).click();
    await expect(model).toBeEnabled();
    await expect(model).toHaveValue('');
  });
});

test.describe('the EMI calculator', () => {
  test('is a pop-up with an address of its own that calculates once all three are filled, and forgets when it is closed', async ({
    page,
  }) => {
    await visit(page, `${pagePaths.finance}#emi`);
    const opener = page.getByRole('button', { name: 'EMI calculator' });
    const dialog = page.getByRole('dialog', { name: 'EMI calculator' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opener.click();
    const amount = dialog.getByLabel('Loan amount');
    const rate = dialog.getByLabel('Interest rate');
    const years = dialog.getByLabel('Tenure');
    const figure = dialog.locator('[data-figure="emi"]');
    await amount.fill('100000');
    await rate.fill('12');
    await dialog.getByRole('button', { name: 'Calculate' }).click();
    await expect(figure).toHaveCount(0);
    await expect(years).toBeFocused();
    await expect(years).toHaveAccessibleDescription('Tenure (years) is required.');
    await years.fill('1');
    await years.press('Enter');
    await expect(figure).toHaveText('₹8,884.88');
    await expect(dialog).toContainText(/Total interest\s*₹6,618.55/);
    await expect(dialog).toContainText(/Total amount payable\s*₹1,06,618.55/);
    await expect(dialog.getByRole('img')).toHaveAccessibleName(/94 percent is the loan and 6 percent is interest/);
    await checkAccessibility(page);
    await rate.fill('0');
    await expect(figure).toHaveText('₹8,333.33');
    for (const [field, absurd, sentence] of [
      [amount, '-5', 'Enter an amount from ₹1 to ₹10,00,00,000.'],
      [rate, '950', 'Enter a rate from 0 to 50 percent a year.'],
      [years, '300', 'Enter a tenure of at least 1 month and at most 30 years.'],
    ] as const) {
      const before = await field.inputValue();
      await field.fill(absurd);
      await expect(field).toHaveAccessibleDescription(sentence);
      await expect(figure).toHaveCount(0);
      await field.fill(before);
      await expect(figure).toHaveText('₹8,333.33');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    for (const field of [amount, rate, years]) await expect(field).toHaveValue('');
    await expect(figure).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await test.step('it takes the price of the variant that was chosen; without one, the models on sale are offered', async () => {
      await visit(page, aboutBike(pagePaths.finance, SCOOTER.bikeName, { variant: SCOOTER_VARIANT.name }));
      await page.getByRole('button', { name: 'EMI calculator' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Loan amount')).toHaveValue(String(SCOOTER_VARIANT.price));
      await dialog.getByLabel('Interest rate').fill('12');
      await dialog.getByLabel('Tenure').fill('1');
      await dialog.getByRole('button', { name: 'Calculate' }).click();
      await expect(dialog.locator('[data-figure="emi"]')).toHaveText(
        formatRupeesAndPaise(SCOOTER_VARIANT.price * MONTHLY_SHARE),
      );

      // Only models on sale are offered.
      await page.route('**/api/modelChoices', async (route) => {
        const { total, models }: { total: number; models: { bikeName: string }[] } = await (await route.fetch()).json();
        const others = models.filter(({ bikeName }) => bikeName !== OTHER_MODEL.bikeName);
        await route.fulfill({ json: { total: total - 1, models: others } });
      });
      await visit(page, pagePaths.finance);
      const model = page.getByLabel('Model', { exact: true });
      await expect(model.locator(`option[value="${OTHER_MODEL.slug}"]`)).toHaveCount(0);
      await expect(model.locator(`option[value="${MODEL.slug}"]`)).toHaveCount(1);
      // In place of the one that is missing there is one to begin with, which is no model.
      await expect(model.locator('option')).toHaveCount(demoModels.length);
    });
  });
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('there are examples instead of the calculator', async ({ page }) => {
    await page.goto(pagePaths.finance);
    await expect(page.getByRole('button', { name: 'EMI calculator' })).toBeHidden();
    const table = page.getByRole('table', { name: 'What it costs a month' });
    await expect(table.getByRole('row', { name: /^3 years/ })).toContainText('₹3,203.29');
    await page.getByText('Proof of address').click();
    await expect(page.getByLabel('Gas bill')).toBeVisible();
  });
});
