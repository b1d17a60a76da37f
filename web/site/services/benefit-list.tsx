import { Icon } from '../../ui/icon.tsx';

/** Short promises, each with a tick. */
export function BenefitList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section aria-labelledby="benefits-heading">
      <h2 id="benefits-heading" className="section-heading">
        {title}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="card flex gap-3 p-4 leading-snug">
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
              <Icon name="check" className="size-3.5" />
            </span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
