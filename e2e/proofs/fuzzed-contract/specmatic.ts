import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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
  const [judgement] = await Promise.all([judge(createInterface({ input: child.stdout })), once(child, 'exit')]);
  return judgement;
}

/**
 * An answer that refuses valid input is no fault: the document cannot say that an id must exist. Faults are a body that
 * the document does not have, and broken input that was taken. The log has each call: it is longer than a string may be.
 */
async function judge(log: AsyncIterable<string>): Promise<Judgement> {
  const faults: string[] = [];
  let scenarios = 0;
  let title = '';
  let isReason = false;
  let isComplete = false;
  for await (const line of log) {
    // Its report of a whole run may need more memory than Java has: the tests are done by then.
    isComplete ||= line.startsWith('Generating report for ');
    if (/^[+-]ve {2}Scenario: /.test(line)) {
      title = line;
      isReason = title.includes('has FAILED');
      if (/has (FAILED|SUCCEEDED)/.test(title)) scenarios += 1;
    } else if (/^-{10,}$/.test(line)) isReason = false;
    else if (isReason) faults.push(...wrongIn(line, title).map((what) => `${title.slice(0, 300)}: ${what}`));
  }
  if (!isComplete) throw new Error(`Specmatic ended early, after ${scenarios} scenarios: ${title}`);
  return { scenarios, faults };
}

function wrongIn(line: string, title: string): string[] {
  const places = [...line.matchAll(/>> (RESPONSE\.BODY\S*)/g)].map(([, place = '']) => place);
  const isTaken = title.startsWith('-ve') && /response contained status 2\d\d/.test(line);
  return [...places.filter((place) => !MISREAD.test(place)), ...(isTaken ? ['was taken'] : [])];
}
