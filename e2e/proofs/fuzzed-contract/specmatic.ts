import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { installFromDebian, installFromRegistry } from '../tools/install.ts';

const JAVA = '/usr/bin/java';
/** Valid bodies of a call: more take hours. */
const COMBINATIONS = '2';
/** An open object (`additionalProperties: {}`) as one of several choices: Specmatic takes it for a closed one. */
const MISREAD = /^RESPONSE\.BODY\.passkey\./;

interface Judgement {
  readonly scenarios: number;
  readonly faults: readonly string[];
}

/** Specmatic of the registry (MIT, 82 MB) with its generated tests. Root on Debian gets Java where it is missing. */
export async function runSpecmatic(folder: string, document: string, url: string): Promise<Judgement> {
  installFromRegistry(folder, { specmatic: '2.55.1' });
  installFromDebian({ [JAVA]: 'default-jre-headless' });
  const jar = join(folder, 'node_modules/specmatic/specmatic.jar');
  const env = { ...process.env, SPECMATIC_GENERATIVE_TESTS: 'true', MAX_TEST_REQUEST_COMBINATIONS: COMBINATIONS };
  const args = ['-jar', jar, 'test', document, `--testBaseURL=${url}`];
  const child = spawn(JAVA, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const log = join(folder, 'specmatic.log');
  await Promise.all([once(child, 'exit'), pipeline(child.stdout, createWriteStream(log))]);
  return judge(readFileSync(log, 'utf8'));
}

/**
 * An answer that refuses valid input is no fault: the document cannot say that an id must exist. Faults are a body that
 * the document does not have, and broken input that was taken.
 */
function judge(log: string): Judgement {
  const ends = log.split(/^(?=[+-]ve {2}Scenario: )/m).slice(1);
  const faults = ends.flatMap((end) => {
    const [title = ''] = end.split('\n');
    if (!title.includes('has FAILED')) return [];
    const [reason = ''] = end.split(/^-{10,}$/m);
    const wrong = [...reason.matchAll(/>> (RESPONSE\.BODY\S*)/g)].map(([, place = '']) => place);
    const real = wrong.filter((place) => !MISREAD.test(place));
    if (title.startsWith('-ve') && /response contained status 2\d\d/.test(reason)) real.push('was taken');
    return real.map((what) => `${title.slice(0, 300)}: ${what}`);
  });
  return { scenarios: ends.filter((end) => /has (FAILED|SUCCEEDED)/.test(end.split('\n')[0] ?? '')).length, faults };
}
