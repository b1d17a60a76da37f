import { m } from 'virtual:messages';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { MOST_COMPARED } from '../../../contract/most-compared.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { ownLang } from '../../lib/locale.ts';
import { useLocation } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { Adding, Tray, TrayModel } from './tray.ts';
import { emptyTray, loadTray, modelIn, setTray, tray, withModel } from './tray.ts';
import { COMPARE_EVENT } from './tray-names.ts';

/** Where somebody chooses among models. */
const shownOn: readonly string[] = [
  pagePaths.motorcycles,
  pagePaths.scooters,
  pagePaths.ev,
  pagePaths.bikeDetail,
  pagePaths.onRoad,
  pagePaths.find,
  pagePaths.search,
];

/** Fills while somebody browses. It stays at the bottom of the screen, and has its own room at the end of the page, so nothing is covered there. */
export function CompareTray() {
  const { pathname } = useLocation();
  const models = useSyncExternalStore(tray.subscribe, tray.get, emptyTray);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    loadTray();
    const take = (event: Event) => addModel((event as CustomEvent<string>).detail);
    addEventListener(COMPARE_EVENT, take);
    return () => removeEventListener(COMPARE_EVENT, take);
  }, []);
  if (models.length === 0 || !shownOn.includes(pathname)) return null;
  const remove = (model: TrayModel) => {
    setTray(models.filter((one) => one !== model));
    say(m.tray_removed({ name: model.name }));
    // What had the focus is gone.
    list.current?.focus();
  };
  const clear = () => {
    setTray([]);
    say(m.tray_cleared());
    document.getElementById('content')?.focus();
  };
  return (
    <section
      ref={list}
      lang={ownLang()}
      aria-label={m.tray_label()}
      tabIndex={-1}
      data-tray
      className="sticky low:static bottom-14 z-20 border-line border-t bg-raised text-ink shadow-floating outline-none md:bottom-0"
    >
      <div className="wide flex items-center gap-3 py-2">
        <p className="line-clamp-2 min-w-0 grow text-sm leading-tight md:hidden">
          <span className="font-semibold">{countText(models)}</span> {models.map(({ name }) => name).join(', ')}
        </p>
        <ul className="hidden min-w-0 grow flex-wrap gap-2 md:flex">
          {models.map((model) => (
            <li key={model.bikeName} className="flex items-center rounded-full border border-line pl-4 font-semibold">
              {model.name}
              <button
                type="button"
                onClick={() => remove(model)}
                aria-label={m.compare_remove({ name: model.name })}
                className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-surface"
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <Link to={addressOf(models)} className="button button-primary shrink-0 px-4">
          {m.tray_compare({ count: models.length })}
        </Link>
        <button type="button" onClick={clear} aria-label={m.tray_clear()} className="button-round">
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

const countText = (models: Tray): string => m.tray_count({ count: models.length, most: MOST_COMPARED });

const addressOf = (models: Tray): string =>
  `${pagePaths.compare}?${new URLSearchParams({ bikes: models.map(({ bikeName }) => bikeName).join(',') })}`;

const outcomes: Record<Adding, (of: { name: string; count: number; most: number }) => string> = {
  added: m.tray_added,
  there: m.tray_there,
  full: m.tray_full,
};

function addModel(asked: string): void {
  const [model] = modelIn(JSON.parse(asked));
  if (!model) return;
  const { models, outcome } = withModel(tray.get(), model);
  setTray(models);
  say(outcomes[outcome]({ name: model.name, count: models.length, most: MOST_COMPARED }), outcome === 'full');
}

/** To whoever listens, and where nothing else shows it to whoever sees. */
function say(sentence: string, isShown = false): void {
  if (isShown) showToast('info', sentence);
  const announcement = document.getElementById('announcement');
  if (announcement && !isShown) announcement.textContent = sentence;
}
