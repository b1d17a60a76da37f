import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();

describe('model names in addresses', () => {
  it('are decoded, apostrophes and spaces included', async () => {
    const reply = await test.call('GET', '/api/bikeView/H%27NESS%20CB350');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ bikeName: "H'NESS CB350", bikePrice: expect.any(Number) });
  });

  it('fit whatever their spaces and capitals', async () => {
    const reply = await test.call('GET', '/api/variants/shine%20%20100');
    expect(reply.json()).toEqual((await test.call('GET', '/api/variants/SHINE%20100')).json());
  });
});
