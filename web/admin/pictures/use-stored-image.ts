import { useEffect, useState } from 'react';

/** A picture of this site, ready to be drawn; undefined until it is. */
export function useStoredImage(address: string | undefined): HTMLImageElement | undefined {
  const [image, setImage] = useState<HTMLImageElement>();
  useEffect(() => {
    if (!address) return;
    const loaded = new Image();
    let isWanted = true;
    loaded.src = address;
    loaded.decode().then(
      () => isWanted && setImage(loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [address]);
  return image;
}
