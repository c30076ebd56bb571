import type { Access } from '@aimante/api-contract/core/endpoint';
import type { JsonSchema } from './sample-schema.ts';
import type { TestApi } from './start-test-api.ts';

export interface Operation {
  method: string;
  path: string;
  access: Access;
  /** Requires a second factor that was proved lately. */
  stepUp: boolean;
  body: JsonSchema | undefined;
  query: Record<string, JsonSchema>;
}

interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}
interface OpenApiOperation {
  'x-access'?: Access;
  'x-step-up'?: true;
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  parameters?: { in: string; name: string; schema: JsonSchema }[];
}

const readOpenApi = async ({ url }: Pick<TestApi, 'url'>): Promise<OpenApi> =>
  (await fetch(`${url}/docs/json`)).json() as Promise<OpenApi>;

/** Resolves `#/components/schemas/…`. */
export async function schemaResolver(api: Pick<TestApi, 'url'>): Promise<(ref: string) => JsonSchema> {
  const { components } = await readOpenApi(api);
  return (ref) => components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
}

/** Every call that the server offers, from its OpenAPI document. */
export async function readOperations(api: Pick<TestApi, 'url'>): Promise<Operation[]> {
  const { paths } = await readOpenApi(api);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const access = operation['x-access'];
      if (!access) throw new Error(`${method} ${path} does not declare its access`);
      const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      return {
        method: method.toUpperCase(),
        path,
        access,
        stepUp: operation['x-step-up'] === true,
        body: operation.requestBody?.content['application/json']?.schema,
        query: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
      };
    }),
  );
}

const samples: Record<string, string> = {
  slug: 'un-slug',
  file: `${'0'.repeat(32)}-320.jpg`,
  email: 'a@exemple.test',
  key: 'shop',
  name: '1.jpg',
  token: 'x'.repeat(40),
  provider: 'demo',
};

/** The path of an operation, with `id` (by default one that does not exist) for its parameters. */
export const fillPath = (path: string, id = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3'): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? id);
