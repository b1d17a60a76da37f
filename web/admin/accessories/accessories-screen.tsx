import { ScreenTitle } from '../layout/screen-title.tsx';

export function AccessoriesScreen() {
  return <ScreenTitle title="AccessoriesScreen" />;
}
