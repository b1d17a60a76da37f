import type { ReactNode } from 'react';
import { Icon, iconNames } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { Page } from '../page.ts';

/** Everything that pages are made of, at one glance. Served while developing only, so its words are not translated. */
function DesignPage() {
  return (
    <div className="wide section grid gap-12">
      <h1 className="page-title">Design system</h1>
      <Part title="Colours">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {COLOURS.map(([name, className]) => (
            <p key={name} className={`rounded-card border border-line p-4 font-semibold ${className}`}>
              {name}
            </p>
          ))}
        </div>
      </Part>
      <Part title="Type">
        <p className="display">Display ₹1,23,456</p>
        <p className="page-title mt-4">Title of a page</p>
        <p className="section-heading mt-4">Heading of a section</p>
        <p className="lead mt-4">A lead says in two lines what the page is about.</p>
        <p className="mt-4">Plain text. ಸರಳ ಪಠ್ಯ. सादा पाठ. 0123456789</p>
        <p className="eyebrow mt-4">Eyebrow</p>
        <a href="#content" className="link mt-4 inline-block">
          An underlined link
        </a>
      </Part>
      <Part title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <button type="button" className="button button-primary" onClick={() => showToast('success', 'It worked.')}>
            Primary
          </button>
          <button type="button" className="button button-quiet" onClick={() => showToast('error', 'It did not work.')}>
            Quiet
          </button>
          <button type="button" className="button button-primary" disabled>
            Disabled
          </button>
          <button type="button" className="button-round" aria-label="Next">
            <Icon name="right" />
          </button>
        </div>
      </Part>
      <Part title="Fields">
        <div className="grid max-w-lg gap-3">
          <input className="field" aria-label="Plain" placeholder="Plain" />
          <input className="field" aria-label="Faulty" aria-invalid="true" defaultValue="Faulty" />
          <select className="field" aria-label="Choice">
            <option>Choice</option>
          </select>
        </div>
      </Part>
      <Part title="Elevation and stage">
        <div className="grid gap-4 sm:grid-cols-3">
          <p className="card p-6">Card</p>
          <p className="card p-6 shadow-raised">Raised</p>
          <p className="card p-6 shadow-floating">Floating</p>
          <p className="stage rounded-card p-12 sm:col-span-3">Stage</p>
        </div>
      </Part>
      <Part title="Icons">
        <ul className="flex flex-wrap gap-4">
          {iconNames.map((name) => (
            <li key={name} className="card grid w-24 justify-items-center gap-2 p-3 text-sm">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

const COLOURS = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['muted text', 'text-muted'],
  ['accent', 'bg-accent text-on-accent'],
  ['night', 'bg-night text-night-ink'],
  ['good', 'text-good'],
  ['bad', 'text-bad'],
] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="section-heading mb-4">{title}</h2>
      {children}
    </section>
  );
}

export const designPage: Page = {
  Component: DesignPage,
  head: () => ({ title: 'Design system', description: 'What pages are made of' }),
};
