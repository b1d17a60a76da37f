/** The address of the map in the `url` of a branch; undefined where there is none that a page may frame. */
export function embedOf(url: string): string | undefined {
  try {
    const { geolocation } = JSON.parse(url);
    return new URL(geolocation).protocol === 'https:' ? geolocation : undefined;
  } catch {
    return undefined;
  }
}

const MAP_SITE = 'https://www.openstreetmap.org';

/** Where the marker of an embedded map stands. */
export function markerOf(embed: string | undefined): { latitude: string; longitude: string } | undefined {
  const marker = embed && new URL(embed).searchParams.get('marker');
  const [, latitude, longitude] = /^(-?[\d.]+),(-?[\d.]+)$/.exec(marker ?? '') ?? [];
  return latitude && longitude ? { latitude, longitude } : undefined;
}

/** The way there, from wherever one is: phones of both kinds open it in their map application, everything else as a page. */
export function directionsLink(embed: string | undefined, address: string): string {
  const marker = markerOf(embed);
  const destination = marker ? `${marker.latitude},${marker.longitude}` : address;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** Leads to the place without the frame: to the marker of its map, else to a search for the address. */
export function mapLink(embed: string | undefined, address: string): string {
  const marker = markerOf(embed);
  if (!marker) return `${MAP_SITE}/search?query=${encodeURIComponent(address)}`;
  const { latitude, longitude } = marker;
  return `${MAP_SITE}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
