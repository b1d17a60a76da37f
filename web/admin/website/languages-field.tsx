import { inEnglish } from 'virtual:own-sentences';
import { languages, ownScriptOf } from '../../../contract/languages.ts';
import { languageNames } from '../../../contract/locales.ts';
import { Link } from '../../lib/link.tsx';
import { screenAddress } from '../screens/screen-address.ts';
import { ChoicesField } from './choices-field.tsx';
import type { FieldProps } from './field-props.ts';
import { isOther, useLanguages } from './shown-languages.ts';
import { websiteTexts } from './website-texts.ts';

/** Some of the languages that are known, and of each that the product does not speak itself what stays in English. */
export function LanguagesField(props: FieldProps) {
  const foreign = useLanguages()
    .filter(isOther)
    .filter((locale) => inEnglish[locale] > 0);
  return (
    <div className="grid gap-3">
      <ChoicesField {...props} />
      {foreign.map((locale) => (
        <p key={locale} className="rounded-field bg-surface p-3 text-sm">
          <span lang={locale} className="font-medium">
            {languageNames[locale]}
          </span>{' '}
          ({languages[locale].english}): {websiteTexts.ownInEnglish(inEnglish[locale])} {websiteTexts.whatIsOwn}
          {!ownScriptOf(locale) && ` ${websiteTexts.notPrinted}`}{' '}
          <Link
            to={screenAddress('translations', { language: locale })}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            Translate your texts
          </Link>
        </p>
      ))}
    </div>
  );
}
