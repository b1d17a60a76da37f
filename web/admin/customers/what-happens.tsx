import type { Reply } from '../../lib/api-client.ts';

/** What a merge or a split does, before it is done. */
export function WhatHappens({ says, stays }: Pick<Reply<'mergeCustomers'>, 'says' | 'stays'>) {
  return (
    <>
      <h3 className="mt-4 mb-1 font-bold">What will happen</h3>
      <ul className="wrap-anywhere grid list-disc gap-1 pl-5">
        {says.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {says.length === 0 && <li>Nothing has to move.</li>}
      </ul>
      {stays.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-bold">What stays as it is</h3>
          <ul className="wrap-anywhere grid list-disc gap-1 pl-5">
            {stays.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
