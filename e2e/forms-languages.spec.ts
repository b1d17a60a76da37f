import { kolkataDate } from '../contract/kolkata-time.ts';
import hi from '../web/site/messages/hi/forms.json' with { type: 'json' };
import kn from '../web/site/messages/kn/forms.json' with { type: 'json' };
import { expect, test, visit } from './fixtures.ts';
import { FormOnPage } from './form-helpers.ts';
import { sampleOf } from './form-samples.ts';

/** The sentence of the server, which no page knows. */
const NOTHING_FILLED_IN: Record<string, string> = {
  kn: 'ಕನಿಷ್ಠ ಒಂದು ಜಾಗವನ್ನಾದರೂ ತುಂಬಿ.',
  hi: 'कृपया कम से कम एक खाना भरें।',
};

test('what is wrong is said in the language of the page, by the page and by the server', async ({
  page,
  allowProblems,
}) => {
  allowProblems([/400/]);
  const sample = sampleOf('joyClub');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === sample.definition.path) sent.push(request.url());
  });
  const form = new FormOnPage(page, sample);
  for (const [locale, words] of Object.entries({ kn, hi })) {
    await visit(page, `/${locale}${sample.page}`);
    await form.button.click();
    await expect(page.getByText(NOTHING_FILLED_IN[locale] ?? '')).toBeVisible();
    await form.field('email').fill('asha');
    await form.field('purchaseYear').fill('1979');
    await form.field('mobile').fill('98765');
    await form.button.click();
    await expect(form.field('purchaseYear')).toBeFocused();
    const said = async (name: string, sentence: string) => {
      const label = (await form.form.locator(`label[for="joyClub-form-${name}"]`).textContent()) ?? '';
      const filled = sentence
        .replace('{label}', label)
        .replace('{first}', '1980')
        .replace('{last}', kolkataDate(Date.now()).slice(0, 4));
      await expect(form.field(name), locale).toHaveAccessibleDescription(filled);
    };
    await said('purchaseYear', words.form_no_year);
    await said('email', words.form_no_email);
    await said('mobile', words.form_no_number);
    await form.field('email').fill('asha@example.com');
    await expect(form.field('email')).not.toHaveAttribute('aria-invalid');
    // A draft of the one language must not stand in the form of the next.
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(sent, 'what the server was asked, once in each language').toHaveLength(2);
});
