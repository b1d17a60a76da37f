import { useQuery } from '@tanstack/react-query';
import type { apiQuery } from '../../lib/queries.ts';
import { ModelCard } from './model-card.tsx';

interface Props {
  id: string;
  title: string;
  query: ReturnType<typeof apiQuery<'listBikes'>>;
  failure: string;
}

/** Models that are there stay, even when asking again fails. */
export function ModelSection({ id, title, query, failure }: Props) {
  const { data: models, isError } = useQuery(query);
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className="wide scroll-mt-20 py-14 lg:py-20">
      <h2 id={headingId} className="section-heading">
        {title}
      </h2>
      {models ? (
        <ul className="mt-8 grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
          {models.map((model) => (
            <ModelCard key={model.id} model={model} />
          ))}
        </ul>
      ) : (
        <p role="status" className="mt-8 text-muted">
          {isError ? failure : 'Loading...'}
        </p>
      )}
    </section>
  );
}
