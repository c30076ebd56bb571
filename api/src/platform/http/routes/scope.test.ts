import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { named } from './scope.ts';

it('registers a scope under its name, without a search of the loaded modules', async () => {
  const app = Fastify();
  let name = '';
  await app.register(
    named('photos', (scope) => {
      name = scope.pluginName;
    }),
  );
  expect(name).toBe('photos');
});
