import { ScreenTitle } from '../layout/screen-title.tsx';

export function PricesScreen() {
  return <ScreenTitle title="PricesScreen" />;
}
