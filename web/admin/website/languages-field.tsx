import { inEnglish } from 'virtual:own-sentences';
import { languages, ownScriptOf } from '../../../contract/languages.ts';
import { toLocale } from '../../../contract/locales.ts';
import { Link } from '../../lib/link.tsx';
import { screenAddress } from '../screens/screen-address.ts';
import { ChoicesField } from './choices-field.tsx';
import type { FieldProps } from './field-props.ts';
import { LanguageName } from './language-name.tsx';
import { isOther, useLanguages } from './shown-languages.ts';
import { websiteTexts } from './website-texts.ts';

/** Some of the languages that are known, and of each that the product does not speak itself what stays in English. */
export function LanguagesField(props: FieldProps) {
  const foreign = useLanguages()
    .filter(isOther)
    .filter((locale) => inEnglish[locale] > 0);
  return (
    <div className="grid gap-3">
      <ChoicesField
        {...props}
        showName={(value, name) => {
          const locale = toLocale(value);
          return locale ? <LanguageName locale={locale} /> : name;
        }}
      />
      {foreign.length > 0 && (
        <div className="grid gap-2 rounded-field bg-surface p-3 text-sm">
          {foreign.map((locale) => (
            <p key={locale}>
              <LanguageName locale={locale} />: {websiteTexts.ownInEnglish(inEnglish[locale])}
              {!ownScriptOf(locale) && ` ${websiteTexts.notPrinted}`}{' '}
              <Link
                to={screenAddress('translations', { language: locale })}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                Translate your texts into {languages[locale].english}
              </Link>
            </p>
          ))}
          <p className="text-muted">{websiteTexts.whatIsOwn}</p>
        </div>
      )}
    </div>
  );
}
