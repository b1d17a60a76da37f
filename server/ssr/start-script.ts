import { createHash } from 'node:crypto';

/**
 * Stands in the page itself and lets the pictures and letters of the first screen have the line and the processor to themselves.
 * Once they are there, pictures further down may come (`data-arriving` keeps them away), and once they are seen, the scripts are
 * fetched. Browsers that do not tell what is seen are given a moment. Both happen also as soon as somebody touches the page, and
 * after four seconds, should something never come. Notes before, for all scripts, whether the browser tells of a thin line.
 */
const SOURCE = `(function () {
  var steps = document.currentScript.dataset.steps.split(' ');
  var needed = document.currentScript.dataset.needed.split(' ').filter(Boolean);
  var isStarted = false;
  var page = document.documentElement;
  var line = navigator.connection || {};
  if (line.saveData || /[23]g$/.test(line.effectiveType)) page.setAttribute('data-lean', '');
  page.setAttribute('data-arriving', '');
  function start() {
    if (isStarted) return;
    isStarted = true;
    arrive();
    askFor(steps);
    step();
    setTimeout(function () { askFor(needed); });
  }
  function arrive() {
    page.removeAttribute('data-arriving');
  }
  function askFor(files) {
    files.forEach(function (address) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    });
  }
  function step() {
    import(steps.shift()).then(function () { if (steps.length) setTimeout(step); });
  }
  function startWhenSeen() {
    var picture = document.querySelector('img[fetchpriority=high]');
    new PerformanceObserver(function (seen) {
      if (!picture || seen.getEntries().some(function (entry) { return entry.element instanceof HTMLImageElement; })) start();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(start, 400);
  }
  addEventListener('load', function () {
    arrive();
    startWhenSeen();
  });
  ['pointerdown', 'keydown'].forEach(function (touch) {
    addEventListener(touch, start, { once: true, capture: true, passive: true });
  });
  setTimeout(start, 4000);
})();`;

const START_SCRIPT = SOURCE.replaceAll(/\n\s*/g, '');

/** What the content security policy knows it by. */
export const START_SCRIPT_HASH = createHash('sha256').update(START_SCRIPT).digest('base64');

/**
 * The files to run, each after the ones that it needs and with a pause in which the browser can do something else, and those
 * that the last of them will ask for.
 */
export const startTag = (steps: readonly string[], needed: readonly string[]): string =>
  `<script data-steps="${addresses(steps)}" data-needed="${addresses(needed)}">${START_SCRIPT}</script>`;

const addresses = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');
