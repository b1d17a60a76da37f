import { describe, expect, it } from 'vitest';
import type { FormOutcome } from '../../contract/enquiries/form-outcome.ts';
import { answerPage } from './form-answers.ts';
import type { FrontEnd } from './front-end.ts';

const outcome: FormOutcome = {
  kind: 'contact',
  status: 400,
  locale: 'en',
  message: 'Name is required.',
  fields: { name: 'Name is required.', email: 'Email is required.' },
  values: { message: 'Hello' },
  back: '/contact',
  key: 'a-key-of-mine',
  today: '2026-03-14',
};

const frontEndWith = (renderer: object): FrontEnd => ({
  renderer: async () =>
    ({
      theme: { accent: '#c00', onAccent: '#fff' },
      pages: [{ file: 'home.tsx' }],
      renderProblem: (sentence: string, today: string) => ({ html: `${today}: ${sentence}`, head: headOf('Problem') }),
      ...renderer,
    }) as never,
  siteTags: () =>
    '<link rel="stylesheet" href="/assets/site.css">\n<script type="module" src="/assets/site.js"></script>',
  adminTags: '',
  finish: async (_url, document) => document,
});

const headOf = (title: string) => ({ title, description: title });
const transport = (async () => ({ status: 200, body: [] })) as never;

describe('the page that answers a plain form', () => {
  it('is what the front end makes of the outcome, with styles and without scripts', async () => {
    const renderAnswer = async (given: FormOutcome, calls: unknown) => {
      expect([given, calls]).toEqual([outcome, transport]);
      return { html: '<form>Hello</form>', head: headOf('Contact') };
    };
    const page = await answerPage(frontEndWith({ renderAnswer }), transport, outcome);
    expect(page).toContain('<div id="root"><form>Hello</form></div>');
    expect(page).toContain('<title>Contact</title>');
    expect(page).toContain('<link rel="stylesheet" href="/assets/site.css">');
    expect(page).not.toContain('<script');
  });

  it('says at least what is wrong, each thing once', async () => {
    const page = await answerPage(frontEndWith({}), transport, outcome);
    expect(page).toContain('2026-03-14: Name is required. Email is required.</div>');
  });
});
