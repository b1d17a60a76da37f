import { m } from 'virtual:messages';
import type { CatalogueDefinition, Vehicle } from './catalogue-definition.ts';
import { hasDetails } from './find-model.ts';
import { ModelActions } from './model-actions.tsx';
import { ModelFigures } from './model-figures.tsx';
import { StartPrice } from './start-price.tsx';

/** What a visitor wants to know of the chosen model before anything else. */
export function ModelPanel({ model, definition }: { model: Vehicle; definition: CatalogueDefinition }) {
  const { engine, power, transmission } = model.specs;
  return (
    <section aria-labelledby="chosen-model" className="flex flex-col gap-5 lg:gap-3 lg:self-center">
      <div aria-live="polite" className="flex flex-col gap-2 lg:gap-0">
        <h2 id="chosen-model" className="page-title lg:text-[2.5rem]">
          {model.name}
        </h2>
        <StartPrice rupees={model.price} />
      </div>
      <ModelFigures
        inLines
        className="grid-cols-2"
        figures={[
          { label: definition.engineLabel(), text: engine },
          { label: m.catalogue_power(), text: power },
          { label: m.catalogue_transmission(), text: transmission },
        ]}
      />
      <ModelActions model={model} hasDetails={hasDetails(definition, model.bikeName)} />
    </section>
  );
}
