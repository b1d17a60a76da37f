import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { ConfigError, readConfig, SETTING_NAMES } from './config.ts';

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

it('names a secret that is wrong, and does not show it', () => {
  const secrets = {
    ADMIN_PASSWORD: 'short',
    DATABASE_URL: 'mysql://user:hidden@host/db',
    BACKUP_PASSPHRASE: 'too-short',
  };
  for (const [name, value] of Object.entries(secrets)) {
    const read = () => readConfig({ [name]: value });
    expect(read, name).toThrow(name);
    expect(read, name).not.toThrow(value);
  }
  expect(() => readConfig({ PORT: 'soon' })).toThrow('PORT: must be a whole number from 0 to 65535 (it is "soon")');
});

it('is explained whole: .env.example has every setting with its default, and the README names each', () => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
  const example = parseEnv(read('.env.example'));
  expect(readConfig(example)).toEqual(readConfig({}));
  expect(Object.keys(example).toSorted()).toEqual(SETTING_NAMES.toSorted());
  for (const name of SETTING_NAMES) expect(read('README.md')).toContain(`\`${name}\``);
});
