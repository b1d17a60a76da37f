/**
 * The colour that strikes the eye most, of RGBA pixels: the mean of the fullest of 512 boxes. Vivid colours count for more,
 * else every vehicle would have the colour of its tyres; what one can see through counts for nothing.
 */
export function dominantColour(pixels: Uint8Array): string {
  const OPAQUE = 200;
  const GREY_COUNTS = 8;
  const boxes = new Map<number, [weight: number, red: number, green: number, blue: number]>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    const weight = GREY_COUNTS + (chroma * chroma) / 64;
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const box = boxes.get(key) ?? [0, 0, 0, 0];
    boxes.set(key, [box[0] + weight, box[1] + red * weight, box[2] + green * weight, box[3] + blue * weight]);
  }
  const fullest = [...boxes.values()].reduce((one, other) => (other[0] > one[0] ? other : one), [0, 0, 0, 0]);
  const [weight, ...sums] = fullest;
  return `#${sums.map((sum) => toHex(weight === 0 ? 0 : sum / weight)).join('')}`;
}

const toHex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
