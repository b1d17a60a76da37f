import { m } from 'virtual:messages';

/** Stands for a page whose texts are still to come, or did not. */
export const TextLoading = ({ error }: { error: Error | null }) => (
  <p role="status" className="lead wide section min-h-[50dvh] text-center">
    {error ? m.text_failed() : m.loading()}
  </p>
);
