/** A place on a picture, in pixels from its top left corner, and the size of the picture as shown. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const GLASS_PX = 150;
const ZOOM = 1.5;

/** What a round glass held over a place shows: the picture enlarged, with that very place in its middle. */
export const glassView = ({ x, y, width, height }: Spot, glass = GLASS_PX, zoom = ZOOM) => ({
  left: x - glass / 2,
  top: y - glass / 2,
  pictureWidth: width * zoom,
  pictureHeight: height * zoom,
  pictureLeft: glass / 2 - x * zoom,
  pictureTop: glass / 2 - y * zoom,
});
