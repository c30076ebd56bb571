import type { RemoteDescriptor } from '@aimante/contract';
import { ReleaseError } from '../release-error.ts';
import { SHELL } from '../release-store.ts';

/** First segments of addresses that never reach a remote: the edge or the shell answers there. */
const TAKEN_ADDRESSES: readonly string[] = ['en', 'fr', 'healthz', 'readyz', 'maintenance', 'metrics', 'remotes'];
/** Every object has a property of these names, so that no table can be keyed by them. */
const UNSAFE_NAMES: readonly string[] = ['constructor', 'prototype'];

const KILOBYTE = 1024;
/** In bytes before compression. Each is several times what the largest remote has today. */
const BUDGETS = { entry: 96 * KILOBYTE, file: 4096 * KILOBYTE, all: 24 * 1024 * KILOBYTE };

/** Refuses a build that could never work, in one sentence that says what to change. */
export function refuseBuild(descriptor: RemoteDescriptor): void {
  const problem = [nameProblem, addressProblem, exposeProblem, sizeProblem]
    .map((find) => find(descriptor))
    .find((found) => found !== undefined);
  if (problem) throw new ReleaseError('DESCRIPTOR_INVALID', `${descriptor.name} cannot be published: ${problem}`);
}

function nameProblem({ name, routes, slots, fragments }: RemoteDescriptor): string | undefined {
  const names = [name, ...routes.map(({ id }) => id), ...slots, ...fragments.map(({ slot }) => slot)];
  const unsafe = names.find((each) => UNSAFE_NAMES.includes(each));
  return unsafe && `nothing can be named "${unsafe}". Choose another name.`;
}

function addressProblem({ routes }: RemoteDescriptor): string | undefined {
  const taken = routes.find(({ path }) => TAKEN_ADDRESSES.includes(path.split('/')[1] ?? ''));
  if (taken) return `no visitor can reach ${taken.path}, because the site itself answers there. Choose another path.`;
  const shapes = routes.map(({ path }) => path.replace(/:[^/]+/g, ':'));
  const twice = shapes.findIndex((shape, index) => shapes.indexOf(shape) !== index);
  const page = routes[twice];
  return page && `two of its pages have the address ${page.path}. One of them could never be reached.`;
}

function exposeProblem({ name, exposes, fragments, ports }: RemoteDescriptor): string | undefined {
  if (name === SHELL) return undefined;
  const needed = ['./app', ...fragments.map(({ expose }) => expose), ...ports.map(({ expose }) => expose)];
  const missing = needed.find((expose) => !Object.hasOwn(exposes, expose));
  return missing && `it does not expose ${missing}. Build it with the configuration of @aimante/build.`;
}

function sizeProblem({ entry, files, name }: RemoteDescriptor): string | undefined {
  const sizes = Object.entries(files).map(([file, { bytes }]) => ({ file, bytes }));
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const entryBytes = files[entry]?.bytes ?? 0;
  if (name !== SHELL && entryBytes > BUDGETS.entry) return overBudget(`its entry ${entry}`, entryBytes, BUDGETS.entry);
  if (largest && largest.bytes > BUDGETS.file) return overBudget(largest.file, largest.bytes, BUDGETS.file);
  return all > BUDGETS.all ? overBudget('the release', all, BUDGETS.all) : undefined;
}

function overBudget(what: string, bytes: number, budget: number): string {
  const inKilobytes = (count: number) => Math.ceil(count / KILOBYTE);
  return `${what} has ${inKilobytes(bytes)} kB, and ${inKilobytes(budget)} kB are allowed.`;
}
