import { setTimeout as sleep } from 'node:timers/promises';
import { type Control, controlsOf } from './controls.ts';
import type { Person } from './person.ts';
import type { Walk } from './spoken-walks.ts';

/** The controls of each place of a walk. */
export type Said = ReadonlyMap<string, readonly Control[]>;

interface Difference {
  readonly place: string;
  readonly here: Control | undefined;
  readonly chromium: Control | undefined;
}

export interface Comparison {
  readonly count: number;
  readonly faults: readonly string[];
  /** Of each control that differs for a stated reason. */
  readonly reasons: readonly string[];
}

type IsFor = (here: Control, chromium: Control) => boolean;

const PAUSE_MS = 700;
const NOTHING: Control = { key: '', role: '', name: '' };
const bare = ({ name }: Control) => name.replaceAll(' ', '');
const isSameName: IsFor = (here, chromium) => bare(here) === bare(chromium);

/** What the page cannot change. */
const REASONS: Readonly<Record<string, IsFor>> = {
  'Each engine puts spaces where an element begins or a line breaks in its own way.': (here, chromium) =>
    here.role === chromium.role && isSameName(here, chromium),
  'WebKit says a native select as a button with a menu.': (here, chromium) =>
    here.role === 'button' && chromium.role === 'combobox' && isSameName(here, chromium),
  'WebKit says a list without markers as a group.': (here, chromium) =>
    here.role === 'group' && chromium.role === 'list' && isSameName(here, chromium),
  'An engine adds the words of its own file button.': (here, chromium) =>
    here.key.startsWith('input file') && here.role === chromium.role,
  'ARIA has no role for a password, and Firefox gives none.': (here, chromium) =>
    here.key.startsWith('input password') && !here.role && isSameName(here, chromium),
  'WebKitGTK has no passkeys.': (here, chromium) => here === NOTHING && chromium.name === 'Utiliser une clé d’accès',
};
/** Elements without a role in ARIA. */
const WITHOUT_ROLE = /^(summary|input password) /;

export async function sayAll(person: Person, walk: Walk, marketId: string): Promise<Said> {
  const said = new Map<string, Control[]>();
  const listen = async (place: string) => {
    said.set(place, await settledControls(person));
  };
  await walk(person, listen, marketId);
  return said;
}

/** Reads until two readings are the same. */
async function settledControls(person: Person): Promise<Control[]> {
  let controls: Control[] = [];
  await person.until(async () => {
    await person.engine.read('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })');
    await sleep(PAUSE_MS);
    const before = JSON.stringify(controls);
    controls = await controlsOf(person.engine);
    const isBusy = await person.engine.read<boolean>(`document.querySelector('[aria-busy="true"]') !== null`);
    return !isBusy && controls.length > 0 && JSON.stringify(controls) === before;
  }, 'controls that stay as they are');
  return controls;
}

/** Each control has a name and a role: those of Chromium, or others for a stated reason. */
export function compare(said: Said, reference: Said): Comparison {
  const all = [...said.values()].flat();
  const unnamed = all.filter(({ key, role, name }) => !name || !(role || WITHOUT_ROLE.test(key)));
  const differences = [...reference].flatMap(([place, chromium]) =>
    differencesOf(place, said.get(place) ?? [], chromium),
  );
  return {
    count: all.length,
    faults: [
      ...unnamed.map(({ key, role, name }) => `${key} has the role "${role}" and the name "${name}"`),
      ...differences.filter((difference) => !reasonFor(difference)).map(worded),
    ],
    reasons: differences.flatMap((difference) => reasonFor(difference) ?? []),
  };
}

function differencesOf(place: string, all: readonly Control[], reference: readonly Control[]): Difference[] {
  const [here, chromium] = [all, reference].map((controls) => new Map(controls.map((one) => [one.key, one])));
  const keys = new Set([...reference, ...all].map(({ key }) => key));
  return [...keys]
    .map((key) => ({ place, here: here?.get(key), chromium: chromium?.get(key) }))
    .filter((one) => one.here?.role !== one.chromium?.role || one.here?.name !== one.chromium?.name);
}

function reasonFor({ here = NOTHING, chromium = NOTHING }: Difference): string | undefined {
  return Object.entries(REASONS).find(([, isFor]) => isFor(here, chromium))?.[0];
}

function worded({ place, here, chromium }: Difference): string {
  const [mine, theirs] = [here, chromium].map((control) => (control ? `${control.role} "${control.name}"` : 'nothing'));
  return `${place}: ${(here ?? chromium)?.key} is ${mine}, in Chromium ${theirs}`;
}
