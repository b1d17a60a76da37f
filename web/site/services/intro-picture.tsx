import { Picture } from '../pictures/picture.tsx';

/** As in the `sizes` of the picture. */
export const INTRO_SIZES = '(width >= 82rem) 38rem, (width >= 64rem) 46vw, 100vw';

/** A vehicle at the top of a page; its room is kept while nobody knows which. */
export function IntroPicture({ model }: { model: { image: string; name: string } | undefined }) {
  return (
    <div className="stage aspect-[4/3] overflow-hidden rounded-card">
      {model && <Picture address={model.image} alt={model.name} sizes={INTRO_SIZES} isFirst />}
    </div>
  );
}
