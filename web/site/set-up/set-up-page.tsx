import { m } from 'virtual:messages';
import { SET_UP_ADDRESS } from '../../../contract/set-up-page.ts';

/** All there is of a site that nobody has set up yet. */
export const SetUpPage = () => (
  <main className="grid min-h-dvh place-items-center">
    <div className="wide py-24 text-center">
      <h1 className="page-title">{m.set_up_title()}</h1>
      <p className="lead mx-auto mt-4 max-w-md">{m.set_up_text()}</p>
      <a href={SET_UP_ADDRESS} className="button button-primary mt-8">
        {m.set_up_link()}
      </a>
    </div>
  </main>
);
