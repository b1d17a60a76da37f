import { ScreenTitle } from '../layout/screen-title.tsx';

export function VehiclesScreen() {
  return <ScreenTitle title="VehiclesScreen" />;
}
