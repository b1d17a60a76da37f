import { logoPlates } from '../../../contract/logo.ts';
import { UPLOADS_PATH } from '../../../contract/pictures.ts';
import type { SiteContent } from '../../../contract/types.ts';
import type { Db } from '../../db/db.ts';
import type { MailLogo } from './mail-html.ts';

const MOST = { width: 240, height: 64 };
/** Drawn twice as large as it is shown, for screens that can show it. */
const DENSITY = 2;

let last: { address: string; logo: MailLogo } | undefined;

/** As mail programs can show it, not all of which know what browsers do. Undefined where the dealership has none. */
export async function mailLogo(db: Db, { logo }: SiteContent): Promise<MailLogo | undefined> {
  if (!logo) return undefined;
  if (last?.address === logo.address) return last.logo;
  const file = await db
    .selectFrom('picture_files')
    .select('bytes')
    .where('name', '=', logo.address.slice(UPLOADS_PATH.length))
    .executeTakeFirst();
  if (!file) return undefined;
  // It was drawn anew when it was uploaded, so this process may look at it. Loaded with the first e-mail.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(file.bytes)
    .resize({ ...scaled(MOST), fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const drawn = {
    png: data,
    width: Math.round(info.width / DENSITY),
    height: Math.round(info.height / DENSITY),
    plate: logoPlates[logo.ground],
  };
  last = { address: logo.address, logo: drawn };
  return drawn;
}

const scaled = ({ width, height }: typeof MOST) => ({ width: width * DENSITY, height: height * DENSITY });
