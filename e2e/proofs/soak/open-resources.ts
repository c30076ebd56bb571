import { readdirSync, readFileSync } from 'node:fs';
import { familyOf, isAlive } from '../../commands/shop-process.ts';
import { membersOf } from '../hostile-clients/memory.ts';

const GROWTH = 1.25;

/** Open resources of the shop besides memory: a count for each name. */
export type OpenResources = ReadonlyMap<string, number>;

/** Open descriptors of each process, connections of the database, and what is in the folders. */
export function openResourcesOf(pid: number, folders: Readonly<Record<string, string>>): OpenResources {
  const counts = new Map<string, number>();
  for (const { pid: member, name } of membersOf(pid))
    counts.set(`descriptors of ${name} (${member})`, readdirSync(`/proc/${member}/fd`).length);
  counts.set('connections of the database', familyOf(pid).filter(isConnection).length);
  for (const [name, folder] of Object.entries(folders)) counts.set(name, readdirSync(folder).length);
  return counts;
}

/** PostgreSQL writes user, database and address of a connection into the name of its process. */
function isConnection(pid: number): boolean {
  return isAlive(pid) && /^postgres: aimante aimante /.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
}

/** What is a quarter and `slack` above what it was with full caches. */
export function moreThan(warm: OpenResources, later: OpenResources, slack: number): string[] {
  return [...later].flatMap(([name, count]) => {
    const before = warm.get(name) ?? 0;
    console.log(`${name}: ${before} with full caches, ${count} at the end`);
    return count > before * GROWTH && count > before + slack ? [`${name}: ${before} to ${count}`] : [];
  });
}
