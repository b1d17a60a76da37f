import { ScreenTitle } from '../layout/screen-title.tsx';

export function ProfileScreen() {
  return <ScreenTitle title="ProfileScreen" />;
}
