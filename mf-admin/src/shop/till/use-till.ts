import { createClient } from '@aimante/api-contract';
import { getTillStand, type TillStand } from '@aimante/api-contract/market';
import { useLocale } from '@aimante/remote';
import {
  type OpenSession,
  openTill,
  type RecordDraft,
  type Seller,
  type StoredRecord,
  sendWaiting,
  type TillDatabase,
  type TillIdentity,
  type TillTrouble,
  tillChanges,
  writeRecord,
} from '@aimante/till';
import { useCallback, useEffect, useState } from 'react';
import { askToSync, keepPage, offerAsApp } from './keep-page.ts';
import { keepPictures } from './keep-pictures.ts';
import { roomLeft } from './room-left.ts';

const SEND_MS = 15_000;
/** How often prices, and the stock that other tablets change, are read again. */
const STAND_MS = 60_000;

export interface TillFacts {
  readonly device: TillIdentity | undefined;
  readonly stand: TillStand | undefined;
  readonly session: OpenSession | undefined;
  readonly seller: Seller | undefined;
  /** Records since the till was opened. */
  readonly records: readonly StoredRecord[];
  readonly waiting: number;
  readonly refused: number;
  readonly trouble: TillTrouble | undefined;
  /** All records that are still on the device. */
  readonly kept: readonly StoredRecord[];
  /** By how many milliseconds the clock of this tablet is ahead of the server. */
  readonly clock: number;
  /** Bytes that the browser can still store. */
  readonly room: number;
  readonly pictures: ReadonlyMap<string, string>;
}

export interface OpenedTill {
  readonly database: TillDatabase;
  readonly facts: TillFacts;
  /** Writes a record and starts sending. Rejects if the device cannot store it. */
  write(
    draft: RecordDraft,
    more?: Pick<Parameters<typeof writeRecord>[2], 'receipt' | 'session'>,
  ): Promise<StoredRecord>;
  /** Sends what waits. */
  send(): void;
  /** Reads prices and stock again, with a network. */
  refresh(): Promise<void>;
  /** Reads what the device knows. */
  look(): Promise<void>;
}

/** What this device knows. `failed`: it cannot store anything, so it must not sell. */
export function useTill(eventId: string): OpenedTill | 'loading' | 'failed' {
  const locale = useLocale();
  const [database, setDatabase] = useState<TillDatabase | 'failed'>();
  const [facts, setFacts] = useState<TillFacts>();
  useEffect(() => {
    let opened: TillDatabase | undefined;
    openTill().then(
      (till) => {
        opened = till;
        setDatabase(till);
      },
      () => setDatabase('failed'),
    );
    return () => opened?.close();
  }, []);
  useEffect(offerAsApp, []);
  const till = database === 'failed' ? undefined : database;
  const refresh = useCallback(async () => {
    if (till) setFacts(await readFacts(till, eventId));
  }, [till, eventId]);
  useEffect(() => {
    if (!till) return undefined;
    const look = () => void refresh();
    const send = () => void sendWaiting(till).catch(() => undefined);
    look();
    void prepare(till, eventId, locale).then(look, look);
    send();
    const stopListening = tillChanges.subscribe(look);
    const timer = setInterval(send, SEND_MS);
    const reading = setInterval(() => void prepare(till, eventId, locale).then(look, look), STAND_MS);
    addEventListener('online', send);
    addEventListener('offline', look);
    return () => {
      stopListening();
      clearInterval(timer);
      clearInterval(reading);
      removeEventListener('online', send);
      removeEventListener('offline', look);
    };
  }, [till, eventId, locale, refresh]);
  if (database === 'failed') return 'failed';
  if (!till || !facts) return 'loading';
  return {
    database: till,
    facts,
    async write(draft, more = {}) {
      const written = await writeRecord(till, draft, { ...more, now: new Date() });
      void sendWaiting(till).catch(() => undefined);
      void askToSync();
      await refresh();
      return written;
    },
    send: () => void sendWaiting(till).catch(() => undefined),
    look: refresh,
    async refresh() {
      await prepare(till, eventId, locale);
      await refresh();
    },
  };
}

/** Keeps everything that selling needs on the device. Without a network, what is there stays. */
async function prepare(till: TillDatabase, eventId: string, locale: 'fr' | 'en'): Promise<void> {
  await keepPage();
  const device = await till.fact('device');
  if (!device) return;
  const call = createClient({ baseUrl: device.baseUrl, locale: () => locale });
  const headers = { authorization: `Till ${device.id}.${device.secret}` };
  const stand = await call(getTillStand, { params: { id: eventId } }, { headers });
  if (stand.at) await till.setFact('clock', Date.now() - Date.parse(stand.at));
  await till.raw.put('stands', stand, eventId);
  await keepPictures(till, device.baseUrl, stand);
}

async function readFacts(till: TillDatabase, eventId: string): Promise<TillFacts> {
  const [device, stand, session, seller, trouble, clock, kept, room, urls, blobs] = await Promise.all([
    till.fact('device'),
    till.raw.get('stands', eventId),
    till.fact('session'),
    till.fact('seller'),
    till.fact('trouble'),
    till.fact('clock'),
    till.recordsSince(0),
    roomLeft(),
    till.raw.getAllKeys('pictures'),
    till.raw.getAll('pictures'),
  ]);
  const records = session ? kept.filter(({ record }) => record.sessionId === session.id) : [];
  const [waiting, refused] = await Promise.all(
    ['waiting', 'refused'].map((state) => till.raw.countFromIndex('records', 'state', state)),
  );
  return {
    device,
    stand,
    session,
    seller,
    trouble,
    records,
    waiting: waiting ?? 0,
    refused: refused ?? 0,
    kept,
    clock: clock ?? 0,
    room,
    pictures: new Map(urls.map((url, place) => [url, addressOf(url, blobs[place])])),
  };
}

const addresses = new Map<string, string>();

/** One address for a picture as long as the page lives. */
function addressOf(url: string, blob: Blob | undefined): string {
  const known = addresses.get(url) ?? (blob ? URL.createObjectURL(blob) : url);
  addresses.set(url, known);
  return known;
}
