import { ScreenTitle } from '../layout/screen-title.tsx';

export function AccountScreen() {
  return <ScreenTitle title="AccountScreen" />;
}
