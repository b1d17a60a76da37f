import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('asks for the address of the site where a proxy is trusted, since a request could make one up', () => {
  for (const TRUST_PROXY of ['true', '2', '10.0.0.1']) {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(ConfigError);
    expect(() => readConfig({ TRUST_PROXY })).toThrow(
      /PUBLIC_URL: must be the address .*because TRUST_PROXY is set\. Set PUBLIC_URL, or set TRUST_PROXY=false/,
    );
    expect(readConfig({ TRUST_PROXY, PUBLIC_URL: 'https://www.example.test/' }).publicUrl).toBe(
      'https://www.example.test',
    );
  }
  for (const TRUST_PROXY of [undefined, '', 'false', '0']) expect(readConfig({ TRUST_PROXY }).publicUrl).toBe('');
});
