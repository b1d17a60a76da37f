import { useStore } from '../../lib/store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { panelTexts } from '../panel-texts.ts';
import { areKeysOn, switchKeys } from '../session/keys-setting.ts';
import { keyWords } from './single-keys.ts';

/** The last one is heard everywhere in the panel. */
const allKeys = { ...keyWords, '/': 'Search customers' };

/** What each single letter does, and how to be rid of them. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const isOn = useStore(areKeysOn);
  return (
    <Dialog title="Keys" closeLabel={panelTexts.close} onClose={onClose} className="max-w-md">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {Object.entries(allKeys).map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-8 place-items-center rounded-md border border-line bg-surface px-2 py-0.5 font-sans font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3 border-line border-t pt-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => switchKeys(target.checked)}
          className="size-5 accent-(--accent)"
        />
        Single letters do this, on this device
      </label>
    </Dialog>
  );
}
