import { ScreenTitle } from '../layout/screen-title.tsx';

export function PasswordScreen() {
  return <ScreenTitle title="PasswordScreen" />;
}
