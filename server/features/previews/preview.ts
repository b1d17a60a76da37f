import type { SiteContent } from '../../../contract/types.ts';

/** Whose picture it is. */
interface Sender {
  dealership: string;
  /** In place of the wheel and the words beside it. */
  logo: SiteContent['logo'];
  accent: string;
}

/** What a picture for chat windows shows; the same words and picture make the same file. */
export type Preview = {
  /** Address of the picture in it: a model cut out of its background, or a scene that fills the whole. */
  picture: string | undefined;
  isScene: boolean;
  headline: string;
  /** Small, above the last line. */
  note: string;
  /** The price, or what else is worth a glance. */
  line: string;
} & Sender;

/** Of a comparison: the models side by side. */
export type ComparedPreview = Sender & {
  columns: readonly { picture: string; name: string; note: string; line: string }[];
};
