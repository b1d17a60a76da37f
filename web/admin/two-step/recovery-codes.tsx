import { saveFile } from '../files/save-file.ts';

/** Shown this once: the server keeps only what it needs to recognise them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const save = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <section aria-labelledby="recovery-codes" className="card grid max-w-lg gap-4 p-5">
      <h2 id="recovery-codes" className="font-bold text-lg">
        Your recovery codes
      </h2>
      <p>
        Keep them in a safe place, not on your phone. Each of them lets you in once when the app is not at hand. They
        are shown only now.
      </p>
      <ul className="grid gap-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={save} className="button button-quiet">
          Download
        </button>
        <button type="button" onClick={onClose} className="button button-primary">
          I have kept them
        </button>
      </div>
    </section>
  );
}
