import { API_VERSION } from '@aimante/api-contract/core/api-version';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/**
 * The OpenAPI document made of the routes themselves, and a page to read and try it at `/docs`.
 * Before the access policy on purpose: the page's own routes name none, and get theirs here.
 */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Aimanté', description: 'The shop’s public and administration calls.', version: API_VERSION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: withAccess,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, logLevel: 'silent' });
  });
}

/** Each operation says who may call it, in words that a test can read: `x-access`. */
function withAccess(input: Parameters<typeof jsonSchemaTransform>[0]): ReturnType<typeof jsonSchemaTransform> {
  const { schema, url } = jsonSchemaTransform(input);
  return { schema: { ...schema, 'x-access': input.route.config?.access } as FastifySchema, url };
}
