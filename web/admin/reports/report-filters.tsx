import type { FormEvent } from 'react';
import { useId } from 'react';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { SEARCHED_LETTERS } from '../../../contract/search-needles.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { panelTexts } from '../panel-texts.ts';
import { datePresets } from './date-presets.ts';
import type { ReportState } from './use-report.ts';

export function ReportFilters({ report, state }: { report: ReportDefinition; state: ReportState }) {
  const { dates, setDates, text, setText, search, isFetching } = state;
  const hintId = useId();
  const longText = report.columns.find(({ key }) => key === 'message')?.label;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <form onSubmit={submit} className="card mb-4 flex flex-wrap items-end gap-x-3 gap-y-2 p-4 pb-2 print:hidden">
      <DateInput label="From Date" value={dates.from} onChange={(from) => setDates({ ...dates, from })} />
      <DateInput label="To Date" value={dates.to} onChange={(to) => setDates({ ...dates, to })} />
      <PausableButton type="submit" isPaused={isFetching} className="button button-primary">
        {isFetching ? 'LOADING...' : 'SEARCH'}
      </PausableButton>
      <label className="min-w-52 grow lg:ml-auto lg:max-w-sm">
        <span className="mb-1 block font-medium text-sm">Search</span>
        <input
          type="search"
          value={text}
          aria-describedby={longText && hintId}
          placeholder="Name, number, model, comment"
          onChange={({ target }) => setText(target.value)}
          // Enter would send the form; only some reports search on it.
          onKeyDown={(event) => event.key === 'Enter' && !report.search.onEnter && event.preventDefault()}
          className="field"
        />
      </label>
      <div className="flex basis-full flex-wrap items-center justify-between gap-x-3">
        <fieldset className="-mx-2 flex flex-wrap">
          <legend className="sr-only">Quick dates</legend>
          {datePresets(Date.now()).map((preset) => (
            <button
              key={preset.label}
              type="button"
              aria-pressed={preset.dates.from === dates.from && preset.dates.to === dates.to}
              onClick={() => {
                setDates(preset.dates);
                search(preset.dates);
              }}
              className="min-h-9 max-sm:min-h-11 cursor-pointer rounded-full px-3 font-medium text-muted text-sm hover:bg-surface hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink"
            >
              {preset.label}
            </button>
          ))}
        </fieldset>
        {longText && (
          <p id={hintId} className="pb-1 text-muted text-sm">
            {panelTexts.report.searchedPart(longText.toLowerCase(), SEARCHED_LETTERS)}
          </p>
        )}
      </div>
    </form>
  );
}

function DateInput({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className="max-sm:grow">
      <span className="mb-1 block font-medium text-sm">{label}</span>
      <input type="date" value={value} onChange={({ target }) => onChange(target.value)} className="field" />
    </label>
  );
}
