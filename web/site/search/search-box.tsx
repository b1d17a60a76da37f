import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import { MOST_SEARCHED_LETTERS } from '../../../contract/search.ts';
import { ownLang } from '../../lib/locale.ts';
import { hrefTo } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  asked?: string;
  className?: string;
}

/** A plain form: the browser asks for the page of results, whether a script has arrived or not. */
export const SearchBox = ({ asked, className = '' }: Props) => (
  <form action={hrefTo(pagePaths.search)} method="get" lang={ownLang()} className={`flex ${className}`}>
    <input
      type="search"
      name="q"
      required
      maxLength={MOST_SEARCHED_LETTERS}
      autoComplete="off"
      enterKeyHint="search"
      defaultValue={asked}
      aria-label={m.search_label()}
      placeholder={m.search_hint()}
      className="field min-w-0 grow rounded-r-none"
    />
    <button
      type="submit"
      aria-label={m.search_title()}
      className="button button-primary shrink-0 rounded-none rounded-r-field px-3.5"
    >
      <Icon name="search" />
    </button>
  </form>
);
