/** What a shadow needs to look smooth on white and an edge to look straight, and what is just about enough. */
const steps = { fine: { shadow: 4, edge: 32 }, coarse: { shadow: 6, edge: 51 } };
const STEEP = 14;

/**
 * WebP keeps transparency without loss, which takes two thirds of a frame, and its own way to save there leaves bands in
 * soft shadows. Fewer steps where transparency changes fast, and more where it changes slowly, halve that unseen.
 */
export function calmAlpha(pixels: Buffer, width: number, height: number, grain: keyof typeof steps): Buffer {
  const calm = Buffer.from(pixels);
  const { shadow, edge } = steps[grain];
  const alpha = (index: number) => pixels[index * 4 + 3] as number;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x;
      const own = alpha(here);
      if (own === 0 || own === 255) continue;
      const [left, right, above, below] = [alpha(here - 1), alpha(here + 1), alpha(here - width), alpha(here + width)];
      const range = Math.max(left, right, above, below) - Math.min(left, right, above, below);
      const step = range > STEEP ? edge : shadow;
      calm[here * 4 + 3] = Math.min(255, Math.round(own / step) * step);
    }
  }
  return calm;
}
