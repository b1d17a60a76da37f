import { describe, expect, it } from 'vitest';
import { directionsLink, embedOf, mapLink } from './map-link.ts';

describe('the map of a branch', () => {
  it('is the geolocation of a JSON text', () => {
    expect(embedOf('{"geolocation":"https://maps.example/embed?x=1"}')).toBe('https://maps.example/embed?x=1');
  });

  it.each(['', 'no JSON', 'null', '[]', '{}', '{"geolocation":7}', '{"geolocation":"javascript:alert(1)"}'])(
    'is left out when the text is %j',
    (url) => {
      expect(embedOf(url)).toBeUndefined();
    },
  );
});

describe('the link beside a map', () => {
  it('leads to the marker', () => {
    const embed = 'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&marker=15.3552%2C75.1050';
    expect(mapLink(embed, 'Gokul Road')).toBe(
      'https://www.openstreetmap.org/?mlat=15.3552&mlon=75.1050#map=16/15.3552/75.1050',
    );
  });

  it.each([undefined, 'https://maps.example/embed', 'https://maps.example/embed?marker=1'])(
    'searches for the address where %s names no place',
    (embed) => {
      expect(mapLink(embed, 'Plot 7, Hubballi')).toBe(
        'https://www.openstreetmap.org/search?query=Plot%207%2C%20Hubballi',
      );
    },
  );
});

it('leads the way to the marker, or to the address where there is none', () => {
  const embed = 'https://www.openstreetmap.org/export/embed.html?marker=15.3552%2C75.1050';
  const way = 'https://www.google.com/maps/dir/?api=1&destination=';
  expect(directionsLink(embed, 'Gokul Road')).toBe(`${way}15.3552%2C75.1050`);
  expect(directionsLink(undefined, 'Plot 7, Hubballi')).toBe(`${way}Plot+7%2C+Hubballi`);
});
