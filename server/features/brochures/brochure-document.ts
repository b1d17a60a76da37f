import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatPhone } from '../../../contract/display.ts';
import { kolkataDayStart } from '../../../contract/kolkata-time.ts';
import type { Brochure } from './brochure.ts';
import { cover } from './document/cover.ts';
import { looks } from './document/looks.ts';
import { showroom } from './document/showroom.ts';
import { specification } from './document/specification.ts';
import { colours, MARGIN, PAGE, stylesIn } from './document/style.ts';
import { say } from './document/words.ts';

/** Four pages: the cover with the price, colours and features, the specification, accessories and branches. */
export function brochureDocument(brochure: Brochure, images: Readonly<Record<string, string>>): TDocumentDefinitions {
  const { locale, words, name, site, today } = brochure;
  return {
    pageSize: 'A4',
    language: `${locale}-IN`,
    pageMargins: [MARGIN, 48, MARGIN, 56],
    info: {
      title: say(words.title, { name }),
      author: site.dealership,
      subject: say(words.subject, { name }),
      // The same data gives the same bytes, whichever server prints it.
      creationDate: new Date(kolkataDayStart(today)),
    },
    images: { ...images },
    defaultStyle: { font: 'Text', fontSize: 10, color: colours.ink },
    styles: stylesIn(locale),
    footer: (page, pages) => footer(brochure, page, pages),
    content: [
      ...cover(brochure, images),
      { stack: looks(brochure, images), pageBreak: 'before' },
      { stack: specification(brochure), pageBreak: 'before' },
      { stack: showroom(brochure, images), pageBreak: 'before' },
    ],
  };
}

function footer({ site, name, words }: Brochure, page: number, pages: number): Content {
  const contacts = [
    say(words.sales, { phone: formatPhone(site.salesPhone) }),
    say(words.service, { phone: formatPhone(site.servicePhone) }),
    site.email,
  ].join('   ·   ');
  return {
    stack: [
      {
        canvas: [
          {
            type: 'line',
            x1: 0,
            y1: 0,
            x2: PAGE.width - 2 * MARGIN,
            y2: 0,
            lineWidth: 0.6,
            lineColor: colours.line,
          },
        ],
      },
      {
        columns: [
          { text: site.dealership, bold: true, color: colours.ink, width: 'auto' },
          { text: contacts, width: '*', alignment: 'center' },
          { text: `${name}   ${page} / ${pages}`, width: 'auto', alignment: 'right' },
        ],
        columnGap: 10,
        margin: [0, 8, 0, 0],
      },
    ],
    fontSize: 8,
    color: colours.muted,
    margin: [MARGIN, 14, MARGIN, 0],
  };
}
