import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openBuiltFrontEnd } from './built-front-end.ts';

it('says what to do when there is no build', async () => {
  await expect(openBuiltFrontEnd(Fastify(), '/nowhere/dist')).rejects.toThrow('npm run build');
});
