import { API_VERSION } from '@aimante/api-contract/core/api-version';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { named } from '../routes/scope.ts';
import { type Documented, documentedRefusals } from './documented-refusals.ts';
import { sound } from './sound-document.ts';

const description = `The shop’s public and administration calls. Amounts are integer cents where a name ends in \`Cents\`, euros
elsewhere; times are UTC. Texts are in French, or in English on \`Accept-Language: en\`. A refusal always has one shape,
\`{ code, message, messages, details?, requestId }\`: programs read the \`code\`, people the \`message\`.`;

/**
 * Serves the OpenAPI document, generated from the routes, and a page at `/docs` to read and try it. Must be registered
 * before the access policy: the page's own routes have no policy and get theirs here.
 */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Aimanté', description, version: API_VERSION, license: { name: 'MIT', identifier: 'MIT' } },
      // Relative to the document: the address is the one that it was read at.
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: withAccess,
    transformObject: (document) => sound(withRefusals(jsonSchemaTransformObject(document))),
  });
  const docsScope = named('docs', async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, logLevel: 'silent' });
  });
  await app.register(docsScope);
}

/** Adds to each operation its access, its rate limit, its step-up and its file, in words that a test can read. */
function withAccess(input: Parameters<typeof jsonSchemaTransform>[0]): ReturnType<typeof jsonSchemaTransform> {
  const { schema, url } = jsonSchemaTransform(input);
  const { access, limit, sends, stepUp } = input.route.config ?? {};
  const more = {
    ...(limit && { 'x-limit': limit }),
    ...(sends && { 'x-sends': sends }),
    ...(stepUp && { 'x-step-up': true }),
  };
  return { schema: { ...schema, 'x-access': access, ...more } as FastifySchema, url };
}

type ApiDocument = ReturnType<typeof jsonSchemaTransformObject>;
interface Operation {
  'x-access'?: Documented['access'];
  'x-limit'?: Documented['limit'];
  'x-sends'?: 'file';
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, object>;
}

function withRefusals(document: ApiDocument): ApiDocument {
  const { paths = {} } = document as { paths?: Record<string, Record<string, Operation>> };
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const { 'x-access': access = 'public', 'x-limit': limit, parameters, requestBody, responses } = operation;
    const refusals = documentedRefusals({ access, limit, hasInput: Boolean(parameters ?? requestBody) });
    // A call that sends a file passes no schema to the framework.
    const sent = operation['x-sends'] ? { 200: file } : responses;
    operation.responses = { '4XX': ownRefusal, ...inWords(sent), ...refusals };
  }
  return document;
}

const ownRefusal = {
  description: 'Refused for a reason of its own, which `code` names.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
};

const file = { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };

/** Adds the descriptions that the generator leaves out. */
function inWords(responses: Operation['responses'] = {}): Record<string, object> {
  const described = Object.entries(responses).map(([status, response]): [string, object] => {
    const description = status === '4XX' ? ownRefusal.description : 'Done.';
    return [status, { ...response, description }];
  });
  return Object.fromEntries(described);
}
