import type * as z from 'zod';
import type { vehicleSchema } from '../../../contract/catalogue.ts';

export function ModelCard({ model }: { model: z.infer<typeof vehicleSchema> }) {
  const { engine, power, transmission } = model.specs;
  return (
    <li className="flex items-center gap-4 sm:block">
      <div className="stage w-2/5 shrink-0 rounded-2xl sm:w-auto">
        <img
          src={model.image}
          alt={model.name}
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
          className="h-auto w-full p-1 sm:p-4"
        />
      </div>
      <div>
        <h3 className="font-semibold text-base sm:mt-4 sm:text-lg">{model.name}</h3>
        <dl className="mt-1 text-muted text-sm sm:leading-relaxed">
          <Spec label="Engine" value={engine} />
          <Spec label="Power" value={power} />
          <Spec label="Transmission" value={transmission} />
        </dl>
      </div>
    </li>
  );
}

/** The values speak for themselves to the eye; the labels are for those who hear the page. */
function Spec({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
