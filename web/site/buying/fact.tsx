/** A line of a `dl`: what it is called, and what it is. */
export const Fact = ({ label, text }: { label: string; text: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold tabular-nums">{text}</dd>
  </div>
);
