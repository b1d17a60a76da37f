import type { LogoGround } from '../../../contract/logo.ts';
import { pictureFiles } from '../../../contract/pictures.ts';
import { site } from '../site-content.ts';

/** A plate behind a logo that would be lost: on the page, which is light or dark, and at its foot, which is always dark. */
const PLATES: Record<'page' | 'night', Record<LogoGround, string>> = {
  page: {
    light: 'dark:bg-white dark:p-1.5',
    dark: 'bg-night p-1.5 dark:bg-transparent dark:p-0',
    own: '',
  },
  night: { light: 'bg-white p-1.5', dark: '', own: '' },
};

/** Whose site it is: the logo, or the name beside a wheel where there is none. */
export function Brand({ on }: { on: keyof typeof PLATES }) {
  const { dealership, logo } = site();
  if (!logo) {
    return (
      <>
        <span aria-hidden="true" className="size-5 shrink-0 rounded-full border-[5px] border-sign" />
        {dealership}
      </>
    );
  }
  const picture = pictureFiles(logo.address);
  // Larger than any screen shows it in its place.
  const file = picture?.files.find(({ format }) => format === 'webp');
  return (
    <img
      src={file?.address ?? logo.address}
      alt={dealership}
      width={picture?.size.width}
      height={picture?.size.height}
      className={`h-auto max-h-12 w-auto max-w-44 rounded-md object-contain sm:max-w-60 ${PLATES[on][logo.ground]}`}
    />
  );
}
