import { describe, expect, it } from 'vitest';
import { readPolicy } from '../test-support/content-security-policy.ts';
import { sampleCalls } from '../test-support/sample-calls.ts';
import { setUpTestApp } from '../test-support/test-app.ts';

const test = setUpTestApp();
const https = setUpTestApp({ publicUrl: 'https://www.malaprabha.example' });

const CONSTANT = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/(^|, )camera=\(\), .*geolocation=\(\)/),
};

describe('every answer of the API', () => {
  it('tells the browser to guess nothing, run nothing and let nobody frame it', async () => {
    for (const { name, call } of await sampleCalls()) {
      const reply = await test.inject(call);
      expect(reply.headers, name).toMatchObject(CONSTANT);
      const policy = readPolicy(reply.headers['content-security-policy']);
      for (const directive of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) {
        expect(policy.get(directive), `${name}: ${directive}`).toBe("'none'");
      }
    }
  });

  it.each(['/healthz', '/api/docs', '/api/openapi.json', '/no/such/address', '/%ZZ', '/api/bikes?x=%00'])(
    'also at %s',
    async (url) => {
      const { headers } = await test.inject({ url });
      expect(headers).toMatchObject(CONSTANT);
      const policy = readPolicy(headers['content-security-policy']);
      expect([policy.get('default-src'), policy.get('frame-ancestors')]).toEqual(["'none'", "'none'"]);
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );

  it('behind https also tells it to stay there', async () => {
    const { headers } = await https.inject({ url: '/healthz' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('lets other sites show nothing of ours but pictures and videos', async () => {
    const [slide] = (await test.inject({ url: '/api/images' })).json();
    const { statusCode, headers } = await test.inject({ url: slide.filepath });
    expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('permissions-policy');
  });

  it('lets nothing run in a drawing, which others may show as well', async () => {
    const { statusCode, headers } = await test.inject({ url: '/pictures/default-vehicle.svg' });
    expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
    expect(readPolicy(headers['content-security-policy']).get('default-src')).toBe("'none'");
  });
});
