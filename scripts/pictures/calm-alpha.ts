/** A square of pixels becomes even if its transparency hardly changes: `size` pixels wide, in steps of `step`. */
interface Square {
  size: number;
  maxRange: number;
  step: number;
}

interface Grain {
  /** Largest first. */
  squares: readonly Square[];
  shadowStep: number;
  edgeStep: number;
}

/** What looks on white and on dark as if nothing had been done, and what is just about enough. */
const grains = {
  fine: {
    squares: [
      { size: 4, maxRange: 2, step: 1 },
      { size: 2, maxRange: 3, step: 1 },
    ],
    shadowStep: 2,
    edgeStep: 16,
  },
  coarse: {
    squares: [
      { size: 4, maxRange: 3, step: 2 },
      { size: 2, maxRange: 5, step: 2 },
    ],
    shadowStep: 4,
    edgeStep: 32,
  },
} satisfies Record<string, Grain>;
const STEEP = 14;
const OPAQUE = 255;

/**
 * WebP keeps transparency without loss, which takes two thirds of a frame, and its own way to save there leaves bands in
 * soft shadows. Even squares where transparency changes slowly, and fewer steps where it changes fast, halve that unseen.
 */
export function calmAlpha(pixels: Buffer, width: number, height: number, grain: keyof typeof grains): Buffer {
  const calm = Buffer.from(pixels);
  const { squares, shadowStep, edgeStep } = grains[grain];
  const alpha = (index: number) => pixels[index * 4 + 3] as number;
  const isEven = new Uint8Array(width * height);
  for (const square of squares) evenOut(square);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x;
      const own = alpha(here);
      if (isEven[here] || own === 0 || own === OPAQUE) continue;
      const [left, right, above, below] = [alpha(here - 1), alpha(here + 1), alpha(here - width), alpha(here + width)];
      const range = Math.max(left, right, above, below) - Math.min(left, right, above, below);
      calm[here * 4 + 3] = rounded(own, range > STEEP ? edgeStep : shadowStep);
    }
  }
  return calm;

  function evenOut({ size, maxRange, step }: Square): void {
    for (let top = 0; top + size <= height; top += size) {
      for (let left = 0; left + size <= width; left += size) {
        if (isEven[top * width + left]) continue;
        const places = Array.from({ length: size * size }, (_, at) => {
          return (top + Math.floor(at / size)) * width + left + (at % size);
        });
        const values = places.map(alpha);
        const [lowest, highest] = [Math.min(...values), Math.max(...values)];
        if (highest === 0 || highest === OPAQUE || highest - lowest > maxRange) continue;
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        for (const place of places) {
          isEven[place] = 1;
          calm[place * 4 + 3] = rounded(mean, step);
        }
      }
    }
  }
}

const rounded = (value: number, step: number): number => Math.min(OPAQUE, Math.round(value / step) * step);
