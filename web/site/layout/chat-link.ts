import { site } from '../site-content.ts';

/** A chat with the sales number, with the first words already written where there are any. */
export const chatHref = (text?: string): string =>
  `https://wa.me/91${site.salesPhone}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
