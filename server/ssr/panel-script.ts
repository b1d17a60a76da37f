import { createHash } from 'node:crypto';
import { FIRST_ANSWERS, FIRST_CALLS, TOKEN_KEY } from '../../contract/first-calls.ts';
import { pagePaths } from '../../contract/page-paths.ts';

/**
 * Stands in the panel's document and asks for what its first screen shows while the scripts that will show it are on their way.
 * Only where somebody has logged in and no other screen is asked for. Who takes the answers sees also what failed.
 */
const SOURCE = `(function () {
  if (location.pathname !== '${pagePaths.panel}' || location.search || !localStorage.getItem('${TOKEN_KEY}')) return;
  var answers = window.${FIRST_ANSWERS} = {};
  ${JSON.stringify(FIRST_CALLS)}.forEach(function (address) {
    answers[address] = fetch(address, { headers: { accept: 'application/json' } });
    answers[address].catch(function () {});
  });
})();`;

const PANEL_SCRIPT = SOURCE.replaceAll(/\n\s*/g, '');

/** What the content security policy knows it by. */
export const PANEL_SCRIPT_HASH = createHash('sha256').update(PANEL_SCRIPT).digest('base64');

export const PANEL_SCRIPT_TAG = `<script>${PANEL_SCRIPT}</script>`;
