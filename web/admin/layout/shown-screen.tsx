import { useEffect, useState } from 'react';
import type { FetchedScreen, Screen } from '../screens/screens.ts';

export const ScreenLoading = () => <p role="status">Loading...</p>;

/** The screen itself, as soon as its script is there. */
export const ShownScreen = ({ screen: { key, Component } }: { screen: Screen }) =>
  'fetch' in Component ? <Later screen={Component} screenKey={key} /> : <Component screenKey={key} />;

/** Not a lazy component within a Suspense: React shows that no sooner than 300 ms after it has begun to wait. */
function Later({ screen, screenKey }: { screen: FetchedScreen; screenKey: string }) {
  const [Component, setComponent] = useState(() => screen.loaded);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!Component) screen.fetch().then((loaded) => setComponent(() => loaded), setFailure);
  }, [screen, Component]);
  if (failure) throw failure;
  return Component ? <Component screenKey={screenKey} /> : <ScreenLoading />;
}
