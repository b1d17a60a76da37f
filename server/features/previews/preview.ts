import type { SiteContent } from '../../../contract/types.ts';

/** What a picture for chat windows shows; the same words and picture make the same file. */
export interface Preview {
  /** Address of the picture in it: a model cut out of its background, or a scene that fills the whole. */
  picture: string | undefined;
  isScene: boolean;
  headline: string;
  /** Small, above the last line. */
  note: string;
  /** The price, or what else is worth a glance. */
  line: string;
  dealership: string;
  /** In place of the wheel and the words beside it. */
  logo: SiteContent['logo'];
  accent: string;
}
