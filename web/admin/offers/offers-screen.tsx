import { ScreenTitle } from '../layout/screen-title.tsx';

export function OffersScreen() {
  return <ScreenTitle title="OffersScreen" />;
}
