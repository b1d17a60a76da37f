import { useQuery } from '@tanstack/react-query';
import { languageNames } from '../../../contract/language-names.ts';
import type { Locale } from '../../../contract/locales.ts';
import { interfaceLocales, interfaceOf } from '../../../contract/locales.ts';
import type { TemplateName } from '../../../contract/outgoing/templates.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';

interface Props {
  template: TemplateName;
  locale: Locale;
  onLocale: (locale: Locale) => void;
}

/** The message as it would go out, with examples in its fields. */
export function MessagePreview({ template, locale, onLocale }: Props) {
  const language = interfaceOf(locale);
  const { data, error } = useQuery({
    ...apiQuery('previewMessage', { body: { template, language } }),
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <section aria-labelledby="message-preview" className="card grid gap-3 p-5">
      <h2 id="message-preview" className="font-bold text-lg">
        How it will read
      </h2>
      <label>
        <span className="mb-1 block font-medium text-sm">Language</span>
        <select value={language} onChange={({ target }) => onLocale(target.value as Locale)} className="field">
          {interfaceLocales.map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </label>
      {error && (
        <p role="alert" className="font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      {data && (
        <div
          lang={language}
          className="grid gap-3 rounded-md border border-line bg-surface p-4 [overflow-wrap:anywhere]"
        >
          <h3 className="font-bold">{data.subject}</h3>
          {data.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {data.short && (
            <div className="border-line border-t pt-3">
              <p className="text-muted text-sm" lang="en">
                In short
              </p>
              <p>{data.short}</p>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
