import { site } from '../site-content.ts';

const facts = [
  { label: 'Founded', value: site.foundedYear },
  { label: 'Showrooms', value: site.showrooms },
  { label: site.premiumShowrooms === 1 ? 'Premium showroom' : 'Premium showrooms', value: site.premiumShowrooms },
  { label: 'Workshops', value: site.workshops },
];

export function DealershipFacts() {
  return (
    <section aria-label={`${site.dealership} in figures`} className="border-line border-b">
      <dl className="wide grid grid-cols-2 gap-y-8 py-10 md:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-bold text-3xl tabular-nums tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
