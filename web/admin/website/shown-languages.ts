import { createContext, useContext } from 'react';
import type { Locale, OtherLocale } from '../../../contract/locales.ts';
import { BASE_LOCALE, languagesOf } from '../../../contract/locales.ts';
import { panelData } from '../panel-data.ts';
import type { StoredDocument } from './draft-keeper.ts';
import type { Named } from './use-draft.ts';

/** Since the panel was opened, somebody may have published others with it. */
let published: readonly Locale[] | undefined;

/** Those that the form asks for. */
export const FormLanguages = createContext<readonly Locale[] | undefined>(undefined);

/** The languages that visitors see; in the form that chooses them, those that are chosen there. */
export const useLanguages = (): readonly Locale[] =>
  useContext(FormLanguages) ?? published ?? panelData().shownLanguages;

export const isOther = (locale: Locale): locale is OtherLocale => locale !== BASE_LOCALE;

/** What a form of this document asks for; undefined where it has no say in it. */
export const languagesIn = ({ kind }: Named, body: StoredDocument['body']): readonly Locale[] | undefined =>
  kind === 'site' ? languagesOf(body.languages as readonly string[] | undefined) : undefined;

/** So that the forms of other documents follow without being opened anew. */
export function notePublished(named: Named, { body }: StoredDocument): void {
  published = languagesIn(named, body) ?? published;
}
