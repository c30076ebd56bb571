import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Json, signTargets, signTimestamp } from '../../trust/tuf.ts';
import type { Shop } from './shop.ts';

/** What an attacker does to the store, and how a reader explains its refusal. */
export interface Attack {
  readonly name: string;
  readonly run: (shop: Shop) => Promise<void>;
  /** At least one reader says this. Left out where nothing needs to be said. */
  readonly says?: RegExp;
  /** A new machine has no way to know. It may serve what it finds, if it is signed and whole. */
  readonly misleadsNew?: true;
}

const place = ({ folder }: Shop, ...path: string[]) => join(folder, 'store', ...path);
const removeAll = async (folder: string) => {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
};

/** By an attacker who can write to the store, and has no key. */
export const storeAttacks: readonly Attack[] = [
  ...[1, 2, 3, 4].map(
    (count): Attack => ({
      name: `deletes the newest ${count} states`,
      async run(shop) {
        const { number } = await shop.state();
        for (let back = 0; back < count; back += 1) await rm(shop.channels(number - back));
      },
      says: /lacks state 5/,
    }),
  ),
  {
    name: 'deletes the newest state and every timestamp',
    async run(shop) {
      await rm(shop.channels((await shop.state()).number));
      await removeAll(place(shop, 'timestamps'));
    },
    misleadsNew: true,
  },
  { name: 'deletes every timestamp', run: (shop) => removeAll(place(shop, 'timestamps')) },
  { name: 'deletes every state', run: (shop) => removeAll(place(shop, 'channels')) },
  { name: 'empties the store', run: (shop) => removeAll(place(shop)) },
  {
    name: 'writes an older state over the newest',
    async run(shop) {
      await writeFile(shop.channels((await shop.state()).number), await readFile(shop.channels(3)));
    },
    says: /lacks state 5/,
  },
  ...[1, 2, 3, 4].map(
    (number): Attack => ({
      name: `puts the old state ${number} under the next number`,
      run: async (shop) => writeFile(shop.channels(6), await readFile(shop.channels(number))),
      says: /an old state was written there/,
    }),
  ),
  ...Object.entries({
    rubbish: 'rubbish',
    'an empty file': '',
    'an empty document': '{}',
    null: 'null',
    'a page': '<html></html>',
    'a document of another kind':
      '{"payloadType":"application/vnd.aimante.release+json","payload":"e30=","signatures":[]}',
  }).map(
    ([what, body]): Attack => ({
      name: `puts ${what} under the next number`,
      run: (shop) => writeFile(shop.channels(6), body),
      says: /is not a signed document/,
    }),
  ),
  {
    name: 'puts rubbish under the highest number',
    run: (shop) => writeFile(shop.channels(99_999_999), 'rubbish'),
    says: /is not a signed document/,
  },
  {
    name: 'puts a link to an old state under the next number',
    run: (shop) => symlink(shop.channels(1), shop.channels(6)),
    says: /State 6 cannot be read/,
  },
  { name: 'makes a folder of the next number', run: async (shop) => void (await mkdir(shop.channels(6))) },
  ...['notes.txt', '00000006.JSON', '6.json', '00000005.json~', '.00000006.json.swp'].map(
    (name): Attack => ({
      name: `leaves ${name} beside the states`,
      run: (shop) => writeFile(place(shop, 'channels', name), 'not a state'),
    }),
  ),
  {
    name: 'cuts the newest state in half',
    run: async (shop) => truncate(shop.channels((await shop.state()).number), 300),
    says: /is not a signed document|lacks state/,
  },
  {
    name: 'exchanges the payload of the newest state',
    async run(shop) {
      const file = shop.channels((await shop.state()).number);
      const document = JSON.parse(await readFile(file, 'utf8')) as { payload: string };
      const state = JSON.parse(Buffer.from(document.payload, 'base64').toString()) as Record<string, unknown>;
      const payload = Buffer.from(JSON.stringify({ ...state, killed: [] })).toString('base64');
      await writeFile(file, JSON.stringify({ ...document, payload }));
    },
    says: /lacks state 5/,
  },
  {
    name: 'signs a state with a key of its own',
    run: (shop) => shop.forge((state) => ({ ...state, live: { ...state.live, 'mf-catalog': [] } }), [shop.stranger]),
    says: /invalid|no team has signed it/,
  },
  {
    name: 'signs a kill with a key of its own',
    run: (shop) =>
      shop.forge(
        (state) => ({ ...state, killed: [...state.killed, { name: 'mf-account', version: '2' }] }),
        [shop.stranger],
      ),
    says: /no team has signed it/,
  },
  {
    name: 'exchanges a live release for one that it signed itself',
    run: async (shop) =>
      shop.putRecord({ ...(await shop.describe('mf-catalog', '3')), entry: 'app.22222222.js' }, [shop.stranger]),
  },
  {
    name: 'exchanges a live release for an older one of the same remote',
    run: async (shop) =>
      writeFile(place(shop, 'releases/mf-catalog/3.json'), await readFile(place(shop, 'releases/mf-catalog/2.json'))),
  },
  { name: 'deletes a live release', run: (shop) => rm(place(shop, 'releases/mf-catalog/3.json')) },
  { name: 'cuts a live release in half', run: (shop) => truncate(place(shop, 'releases/mf-catalog/3.json'), 100) },
  {
    name: 'replaces the first root',
    async run(shop) {
      const root = place(shop, 'trust/1.root.json');
      await writeFile(root, (await readFile(root, 'utf8')).replace('"version":1', '"version": 1'));
    },
    says: /is not the one that is expected/,
  },
  { name: 'deletes the first root', run: (shop) => rm(place(shop, 'trust/1.root.json')), says: /no trust documents/ },
  {
    name: 'adds a root with its own signature',
    async run(shop) {
      const document = await readFile(place(shop, 'trust/1.root.json'), 'utf8');
      await writeFile(place(shop, 'trust/2.root.json'), document.replace('"version":1', '"version":2'));
    },
    says: /not signed as it must be/,
  },
  {
    name: 'adds delegations with its own signature',
    async run(shop) {
      const { signed } = JSON.parse(await readFile(place(shop, 'trust/1.targets.json'), 'utf8')) as { signed: Json };
      const next = signTargets({ ...signed, version: 2 }, [shop.stranger]);
      await writeFile(place(shop, 'trust/2.targets.json'), next);
    },
  },
  {
    name: 'rewrites the delegations',
    async run(shop) {
      const file = place(shop, 'trust/1.targets.json');
      await writeFile(file, (await readFile(file, 'utf8')).replace('"/account"', '"/"'));
    },
    says: /not signed as it must be/,
  },
  ...[1, 4, 9, 1000].map(
    (number): Attack => ({
      name: `adds a timestamp of its own for state ${number}`,
      async run(shop) {
        const signed = {
          _type: 'timestamp',
          spec_version: '1.0.34',
          version: 9,
          expires: '2999-01-01T00:00:00Z',
          meta: { 'snapshot.json': { version: number, hashes: { sha256: '0'.repeat(64) } } },
        };
        await writeFile(place(shop, 'timestamps/00000009.json'), signTimestamp(signed, [shop.stranger]));
      },
    }),
  ),
  {
    name: 'puts the old timestamp under the next number',
    run: async (shop) =>
      writeFile(place(shop, 'timestamps/00000002.json'), await readFile(place(shop, 'timestamps/00000001.json'))),
  },
];
