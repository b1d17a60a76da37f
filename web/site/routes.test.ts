import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../contract/page-paths.ts';
import { matchPage } from './routes.tsx';

const pathAt = (pathname: string): string => matchPage(pathname).route.path;

describe('matchPage', () => {
  it('finds every page by its own path, and nothing by a part of it', () => {
    for (const path of Object.values(pagePaths).filter((one) => !one.startsWith('/admin'))) {
      expect(pathAt(path.replace('{id}', '1'))).toBe(path.replace('{id}', ':id'));
    }
    expect(pathAt('/about/us')).toBe('*');
    expect(pathAt('/ABOUT')).toBe('*');
  });

  it('reads what stands in the path, as it was meant', () => {
    expect(matchPage('/dealers/3').params).toEqual({ id: '3' });
    expect(matchPage('/dealers/a%20b').params).toEqual({ id: 'a b' });
    expect(matchPage('/dealers/100%').params).toEqual({ id: '100%' });
  });
});
