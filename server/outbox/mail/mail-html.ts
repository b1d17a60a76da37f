import type { Words } from '../words.ts';
import type { MailLinks } from './mail-text.ts';

/** Under which the HTML names the logo that comes with it. */
export const LOGO_ID = 'logo';

export interface MailLogo {
  png: Buffer;
  /** As it is shown. */
  width: number;
  height: number;
  /** What is behind it. */
  plate: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

const INK = '#1b1f27';
const QUIET = '#596070';

/** One column that fits a phone, without anything that mail programs leave out: styles stand on each part. */
export function mailHtml(words: Words, links: MailLinks, logo: MailLogo | undefined): string {
  const { language, subject, paragraphs, site } = words;
  const { action, unsubscribe, why } = links;
  const brand = logo
    ? `<img src="cid:${LOGO_ID}" width="${logo.width}" height="${logo.height}" alt="${escaped(site.dealership)}" style="display:block;border:0;background:${logo.plate};border-radius:6px">`
    : `<span style="font-size:22px;font-weight:bold;color:${escaped(site.accentColour)}">${escaped(site.dealership)}</span>`;
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n');
  const button = action
    ? `<p style="margin:0 0 16px"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${escaped(site.accentColour)};color:#ffffff;font-weight:bold;text-decoration:none">${escaped(action.label)}</a></p>`
    : '';
  const foot = [site.dealership, site.address].filter(Boolean).map(escaped).join('<br>');
  const more = [
    why && escaped(why),
    unsubscribe && `<a href="${escaped(unsubscribe.url)}" style="color:${QUIET}">${escaped(unsubscribe.label)}</a>`,
  ].filter(Boolean);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f4f6;color:${INK};font:16px/1.5 Arial,'Noto Sans','Noto Sans Kannada','Noto Sans Devanagari',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;border-top:6px solid ${escaped(site.accentColour)}">
<tr><td style="padding:24px 24px 8px">${brand}</td></tr>
<tr><td style="padding:8px 24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(subject)}</h1>
${body}
${button}</td></tr>
<tr><td style="padding:8px 24px 24px;font-size:14px;color:${QUIET}">
<p style="margin:0 0 8px">${foot}</p>
${more.map((text) => `<p style="margin:0 0 8px">${text}</p>`).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
