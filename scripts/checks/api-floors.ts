import { posix } from 'node:path';
import { apiContexts, apiModules, apiRooms, type Floors } from './arrows.ts';
import { importsOf } from './imports.ts';
import { type Finding, isSource, isTooling, type SourceTree } from './source-tree.ts';

export const SOURCE = 'api/src/';
/** The context that assembles the others, as the files directly in `api/src` do. */
export const TOP = 'start';
const GROUND = 'platform';
const MAX_FLOORS = 6;

/**
 * Contexts, modules and rooms of the API import only downwards. A context uses another one only by its `index.ts` and by
 * events.
 */
export function checkApiFloors(tree: SourceTree): Finding[] {
  const sources = tree.files.filter((file) => file.startsWith(SOURCE) && isSource(file));
  const files = sources.filter((file) => !isTooling(file));
  const tests = sources.filter(isTooling);
  return [
    ...[apiContexts, ...Object.values(apiModules), ...Object.values(apiRooms)].flatMap(heightFindings),
    ...files.flatMap((file) => folderFindings(file)),
    ...files.flatMap((file) => targetsOf(tree, file).flatMap((target) => importFindings(file, target))),
    ...tests.flatMap((file) => targetsOf(tree, file).flatMap((target) => testFindings(file, target))),
  ];
}

const targetsOf = (tree: SourceTree, file: string): string[] =>
  importsOf(file, tree.read(file))
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(file), specifier));

/** A test may use every context, but another one only by its front door. */
function testFindings(file: string, target: string): Finding[] {
  const isElsewhere = target.startsWith(SOURCE) && placeOf(target).context !== placeOf(file).context;
  return isElsewhere ? doorFindings(file, target) : [];
}

interface Place {
  /** Undefined for a file directly in `api/src`. */
  context: string | undefined;
  /** Undefined for a file directly in the context, which is its `index.ts`. */
  module: string | undefined;
  /** Undefined for a file directly in the module. Such a file assembles the rooms. A path for a room inside a room. */
  room: string | undefined;
}

function placeOf(file: string): Place {
  const [context, module, ...rooms] = posix.dirname(file.slice(SOURCE.length)).split('/');
  return {
    context: context === '.' ? undefined : context,
    module,
    room: rooms.length > 0 ? rooms.join('/') : undefined,
  };
}

const roomsOf = ({ context, module }: Place): Floors => apiRooms[`${context}/${module}`] ?? [];

function heightFindings(floors: Floors): Finding[] {
  if (floors.length <= MAX_FLOORS) return [];
  return [
    `scripts/checks/arrows.ts has ${floors.length} floors from ${floors[0]?.join(', ')}, ${MAX_FLOORS} are allowed`,
  ];
}

function folderFindings(file: string): Finding[] {
  const place = placeOf(file);
  const { context, module, room } = place;
  if (context === undefined || context === TOP) return [];
  const floors = apiModules[context];
  if (!floors) return [`${file} is in no context of scripts/checks/arrows.ts`];
  if (module === undefined) return isFrontDoor(file) ? [] : [`${file} belongs into a module of ${context}`];
  if (!floors.flat().includes(module)) return [`${file} is in no module of ${context} in scripts/checks/arrows.ts`];
  if (room === undefined || roomsOf(place).flat().includes(room)) return [];
  return [`${file} is in no room of ${context}/${module} in scripts/checks/arrows.ts`];
}

function importFindings(file: string, target: string): Finding[] {
  const from = placeOf(file);
  if (!target.startsWith(SOURCE)) return outsideFindings(file, target);
  const to = placeOf(target);
  if (from.context === undefined || from.context === TOP)
    return from.context === to.context ? [] : doorFindings(file, target);
  if (from.context !== to.context) {
    if (isBelow(apiContexts, to.context, from.context)) return doorFindings(file, target);
    return [
      `${file} imports ${target}: ${from.context} may not use ${to.context ?? 'the top'}. Announce an event, or pass a function in`,
    ];
  }
  if (from.module === undefined) return [];
  if (from.module === to.module) return roomFindings(file, target);
  if (to.module !== undefined && isBelow(apiModules[from.context] ?? [], to.module, from.module)) return [];
  return [
    `${file} imports ${target}: the module ${from.module} may not use ${to.module ?? 'the front door of its own context'}`,
  ];
}

function roomFindings(file: string, target: string): Finding[] {
  const from = placeOf(file);
  const to = placeOf(target);
  if (from.room === undefined || from.room === to.room || isBelow(roomsOf(from), to.room, from.room)) return [];
  return [`${file} imports ${target}: the room ${from.room} may not use ${to.room ?? 'a file above its room'}`];
}

/** Only the top imports the demo's seeds, and only tests import test tools. */
function outsideFindings(file: string, target: string): Finding[] {
  const isSeedOfTop = target.startsWith('api/seeds/') && [undefined, TOP].includes(placeOf(file).context);
  return isSeedOfTop || !target.startsWith('api/') ? [] : [`${file} imports ${target}: it is not part of the server`];
}

function doorFindings(file: string, target: string): Finding[] {
  const { context } = placeOf(target);
  const isOpen = context === undefined || context === GROUND || context === TOP || isFrontDoor(target);
  return isOpen ? [] : [`${file} imports ${target}: inside of ${context}. Import ${SOURCE}${context}/index.ts`];
}

const isFrontDoor = (file: string): boolean => posix.basename(file) === 'index.ts';

export function isBelow(floors: Floors, lower: string | undefined, upper: string): boolean {
  const floorOf = (name: string | undefined) => floors.findIndex((floor) => name !== undefined && floor.includes(name));
  return floorOf(lower) >= 0 && floorOf(lower) < floorOf(upper);
}
