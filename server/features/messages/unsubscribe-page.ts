import { createHash } from 'node:crypto';
import type { InterfaceLocale } from '../../../contract/locales.ts';
import { pathIn } from '../../../contract/locales.ts';
import { unsubscribePath, unsubscribeWords } from '../../../contract/outgoing/unsubscribe.ts';

interface Page {
  language: InterfaceLocale;
  dealership: string;
  accent: string;
  /** What the form sends back; undefined: there is none. */
  sealed?: string;
  said: 'ask' | 'done' | 'unknown';
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

const styleOf = (accent: string): string => `
:root { color-scheme: light dark; --ink: #1b1f27; --paper: #f3f4f6; --card: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef2; --paper: #14171d; --card: #1f242d; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--paper); color: var(--ink); font: 18px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 32rem; padding: 24px; border-radius: 12px; border-top: 6px solid ${accent}; background: var(--card); }
h1 { margin: 0 0 12px; font-size: 1.4rem; }
button { min-height: 48px; width: 100%; padding: 8px 20px; border: 0; border-radius: 8px; background: ${accent}; color: #fff; font: inherit; font-weight: 700; cursor: pointer; }
a { color: inherit; display: inline-block; min-height: 44px; padding-top: 10px; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;

/** A page without scripts, for whoever comes from an e-mail. */
export function unsubscribePage({ language, dealership, accent, sealed, said }: Page): {
  html: string;
  policy: string;
} {
  const words = unsubscribeWords[language];
  const style = styleOf(accent);
  const form =
    said === 'ask'
      ? `<form method="post" action="${unsubscribePath}?lang=${language}&amp;k=${encodeURIComponent(sealed ?? '')}"><button>${words.button}</button></form>`
      : '';
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} – ${escaped(dealership)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${escaped(dealership)}</p>
<h1>${words.title}</h1>
<p${said === 'ask' ? '' : ' role="status"'}>${words[said]}</p>
${form}
<p><a href="${pathIn(language, '/')}">${words.home}</a></p>
</main>
</body>
</html>
`;
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
  return { html, policy };
}
