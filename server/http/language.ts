import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../contract/locales.ts';
import { BASE_LOCALE, LANGUAGE_PARAMETER, toLocale } from '../../contract/locales.ts';

/** The language in which a call asks to be answered: `?lang=kn`. What the browser prefers has no say in it. */
export const languageOf = ({ query }: FastifyRequest): Locale =>
  toLocale((query as Record<string, unknown> | undefined)?.[LANGUAGE_PARAMETER]) ?? BASE_LOCALE;
