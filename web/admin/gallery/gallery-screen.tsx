import { ScreenTitle } from '../layout/screen-title.tsx';

export function GalleryScreen() {
  return <ScreenTitle title="GalleryScreen" />;
}
