import { createHash } from 'node:crypto';

/**
 * Stands in the page itself and fetches its scripts: once the first picture is on the screen, which until then has the
 * line to itself, or as soon as somebody touches the page. A picture that never comes holds them up for four seconds. Notes
 * before, for all scripts, whether the browser tells of a thin line.
 */
const SOURCE = `(function () {
  var modules = document.currentScript.dataset.modules.split(' ');
  var isStarted = false;
  var line = navigator.connection || {};
  if (line.saveData || /[23]g$/.test(line.effectiveType)) document.documentElement.setAttribute('data-lean', '');
  function start() {
    if (isStarted) return;
    isStarted = true;
    modules.forEach(function (address) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    });
    import(modules[0]);
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

/** The first of these files is the one to run, the others are what it will ask for. */
export const startTag = (files: readonly string[]): string =>
  `<script data-modules="${files.map((file) => `/${file}`).join(' ')}">${START_SCRIPT}</script>`;
