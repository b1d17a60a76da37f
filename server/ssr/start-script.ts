import { createHash } from 'node:crypto';

/**
 * Stands in the page itself and fetches its scripts: once the first picture is on the screen, which until then has the
 * line to itself, or as soon as somebody touches the page. A picture that never comes holds them up for four seconds. Notes
 * before, for all scripts, whether the browser tells of a thin line.
 */
const SOURCE = `(function () {
  var steps = document.currentScript.dataset.steps.split(' ');
  var needed = document.currentScript.dataset.needed.split(' ');
  var isStarted = false;
  var line = navigator.connection || {};
  if (line.saveData || /[23]g$/.test(line.effectiveType)) document.documentElement.setAttribute('data-lean', '');
  function start() {
    if (isStarted) return;
    isStarted = true;
    steps.concat(needed).forEach(function (address) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    });
    step();
  }
  function step() {
    import(steps.shift()).then(function () { if (steps.length) setTimeout(step); });
  }
  function startAfterPaint() {
    requestAnimationFrame(function () { requestAnimationFrame(start); });
  }
  ['pointerdown', 'keydown'].forEach(function (touch) {
    addEventListener(touch, start, { once: true, capture: true, passive: true });
  });
  document.addEventListener('DOMContentLoaded', function () {
    var picture = document.querySelector('img[fetchpriority=high]');
    if (!picture || picture.complete) return startAfterPaint();
    picture.addEventListener('load', startAfterPaint);
    picture.addEventListener('error', startAfterPaint);
    setTimeout(start, 4000);
  });
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
