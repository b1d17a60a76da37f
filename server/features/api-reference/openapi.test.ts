import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Operations = Record<string, { parameters: { name: string }[]; security?: object[] } | undefined>;

const { paths } = openApiDocument('https://www.example.com') as { paths: Record<string, Operations> };
const parametersOf = (method: string, path: string) => paths[path]?.[method]?.parameters.map(({ name }) => name);

it('names what stands in the address of a call, and the language of those that answer in one', () => {
  expect(parametersOf('get', '/api/bikeView/{bikeName}')).toEqual(['bikeName', 'lang']);
  expect(parametersOf('get', '/api/onRoad/{bikeName}')).toContain('lang');
  expect(parametersOf('get', '/api/360Images/{bikeName}')).toEqual(['bikeName', 'colour']);
  expect(parametersOf('post', '/contact')).toContain('lang');
});

it('says which calls need a session', () => {
  expect(paths['/api/managePrice/{bikeName}']?.patch?.security).toEqual([{ session: [] }]);
  expect(paths['/api/bikes']?.get?.security).toBeUndefined();
});
