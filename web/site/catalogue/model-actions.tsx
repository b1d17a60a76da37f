import { m } from 'virtual:messages';
import type { ReactNode } from 'react';
import { askIn } from '../../../contract/locales.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { currentLocale } from '../../lib/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Choice } from '../bike/choice.ts';
import type { Vehicle } from './catalogue-definition.ts';

/** An icon above its word. */
export const TILE =
  'card flex min-h-16 flex-col items-center justify-center gap-1 px-1 py-2.5 text-center font-semibold text-sm leading-tight transition-colors hover:border-ink';

/** Where a visitor can go from a model. */
export function ModelActions({ model, hasDetails }: { model: Vehicle; hasDetails: boolean }) {
  const { bikeName } = model;
  return (
    <div className="flex flex-col gap-3">
      {hasDetails && (
        <ModelLink path={pagePaths.bikeDetail} bikeName={bikeName} className="button button-primary">
          {m.catalogue_view_details()}
          <Icon name="right" className="size-4" />
        </ModelLink>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        {hasDetails && (
          <ModelLink path={pagePaths.angleView} bikeName={bikeName} className={TILE}>
            <Icon name="turn" className="size-6" />
            {m.catalogue_angle_view()}
          </ModelLink>
        )}
        <ModelLink path={pagePaths.finance} bikeName={bikeName} className={TILE}>
          <Icon name="calculator" className="size-6" />
          {m.catalogue_emi()}
        </ModelLink>
        <a href={askIn(currentLocale(), model.specs.document)} target="_blank" rel="noopener" className={TILE}>
          <Icon name="document" className="size-6" />
          {m.catalogue_brochure()}
        </a>
      </div>
    </div>
  );
}

interface LinkProps {
  path: string;
  bikeName: string;
  /** What is chosen of it already. */
  choice?: Choice | undefined;
  className: string;
  children: ReactNode;
}

/** The name stands in the address and travels along as well. */
export function ModelLink({ path, bikeName, choice, className, children }: LinkProps) {
  return (
    <Link to={aboutBike(path, bikeName, { ...choice })} state={{ bikeName, ...choice }} className={className}>
      {children}
    </Link>
  );
}
