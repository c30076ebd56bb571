import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { exportsReport } from './exports-report.ts';
import type { Report, ReportLine, Side } from './report.ts';
import { schemaLines } from './schema-lines.ts';
import { typeSections } from './type-lines.ts';

type Sections = [string, readonly ReportLine[]][];

interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly status?: number;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

export interface PackageReport {
  readonly folder: string;
  readonly make: (folder: string) => Promise<Report>;
}

/** Every shared package. Each has its stored report next to its sources. */
export const REPORTS: readonly PackageReport[] = [
  { folder: 'shared/contract', make: contractReport },
  { folder: 'shared/api-contract', make: apiContractReport },
  ...['build', 'print', 'releases', 'remote', 's3', 'shop', 'telemetry', 'testing', 'till', 'ui'].map((name) => ({
    folder: `shared/${name}`,
    make: exportsReport,
  })),
];

/** Types that a remote passes to the shell or to another remote. The shell provides all others. */
const FROM_REMOTES = new Set([
  'CartPort',
  'ConfirmRequest',
  'ImagePreload',
  'NavigateOptions',
  'Notice',
  'PageHead',
  'RemoteLifecycles',
  'ServerAnswer',
  'TrackedEvent',
]);
const TYPES = [
  'platform/platform.ts',
  'platform/lifecycles.ts',
  'server/server-render.ts',
  'site/site-config.ts',
  'events/event-bus.ts',
];

/** Everything that a shell, a remote and an edge from different builds exchange. */
async function contractReport(folder: string): Promise<Report> {
  const source = join(folder, 'src');
  const { CONTRACT_VERSION, descriptorSchema, eventFields, cartRequestSchema } = await load<{
    readonly CONTRACT_VERSION: string;
    readonly descriptorSchema: z.core.$ZodType;
    readonly eventFields: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
    readonly cartRequestSchema: z.core.$ZodType;
  }>(join(source, 'index.ts'));
  const sideOf = (name: string): Side => (FROM_REMOTES.has(name) ? 'asked' : 'given');
  const types = TYPES.flatMap((file) => [...typeSections(readFileSync(join(source, file), 'utf8'), sideOf)]);
  const events: Sections = Object.entries(eventFields).map(([name, fields]) => [
    `event ${name}`,
    [
      eventLine('payload', 'object'),
      ...Object.entries(fields).map(([field, kind]) => eventLine(`payload.${field}`, kind)),
    ],
  ]);
  const schemas: Sections = [
    ['descriptor', schemaLines(descriptorSchema, 'asked', 'remote')],
    ['cart request', schemaLines(cartRequestSchema, 'asked', 'request')],
  ];
  const sections = new Map([...schemas, ...events, ...types.map(([name, lines]) => [`type ${name}`, lines] as const)]);
  return { title: '@aimante/contract', version: CONTRACT_VERSION, sections };
}

function eventLine(path: string, kind: string | readonly string[]): ReportLine {
  const values = typeof kind === 'string' ? [kind] : kind.map((value) => JSON.stringify(value)).sort();
  return { side: 'both', path, isOptional: false, type: values.join(' | ') };
}

async function apiContractReport(folder: string): Promise<Report> {
  const source = join(folder, 'src');
  const { API_VERSION } = await load<{ readonly API_VERSION: string }>(join(source, 'core/api-version.ts'));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/endpoints.ts'),
  );
  const tables = await Promise.all(
    files.map((file) => load<Readonly<Record<string, Readonly<Record<string, Endpoint>>>>>(join(source, file))),
  );
  const endpoints = tables.flatMap((module) =>
    Object.entries(module).flatMap(([name, table]) => (name.endsWith('Endpoints') ? Object.values(table) : [])),
  );
  const sections = new Map(
    endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpointLines(endpoint)]),
  );
  return { title: '@aimante/api-contract', version: API_VERSION, sections };
}

function endpointLines({ access, status = 200, params, query, body, response }: Endpoint): ReportLine[] {
  const fact = (path: string, type: string): ReportLine => ({ side: 'both', path, isOptional: false, type });
  const asked = Object.entries({ params, query, body });
  return [
    fact('access', access),
    fact('status', String(status)),
    ...asked.flatMap(([path, schema]) => (schema ? schemaLines(schema, 'asked', path) : [])),
    ...schemaLines(response, 'given', 'answer'),
  ];
}

async function load<M>(file: string): Promise<M> {
  return (await import(pathToFileURL(file).href)) as M;
}
