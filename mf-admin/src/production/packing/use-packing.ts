import { ApiError } from '@aimante/api-contract';
import {
  finishPacking,
  getPacking,
  type Packing,
  packTile,
  readScan,
  restartPacking,
} from '@aimante/api-contract/packing';
import { useNavigate, useSearchParams } from '@aimante/remote';
import { useAnswer, useApi, useChange, useErrorText, useQueryCache } from '@aimante/remote/data';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ARRIVALS_MS } from '../../desk/arrivals-ms.ts';
import { play } from './sounds.ts';

/** What the last scan did. `scan` counts: the same text twice is announced twice. */
export interface Outcome {
  readonly scan: number;
  readonly tone: 'success' | 'danger';
  readonly title: string;
  readonly text: string;
}

type Said = Omit<Outcome, 'scan'>;

const keyOf = (orderId: string) => ['packing', orderId];

/** The order that is packed, as the server knows it: a reload loses nothing, and a second packer sees the same. */
export function usePackedOrder(orderId: string | undefined) {
  const cache = useQueryCache();
  const packing = useAnswer(getPacking, {
    queryKey: keyOf(orderId ?? ''),
    params: { id: orderId ?? '' },
    enabled: orderId !== undefined,
    refetchInterval: ARRIVALS_MS,
    staleTime: 0,
  });
  /** An answer that was requested before the last scan is outdated, so it is dropped. */
  async function keep(packed: Packing): Promise<void> {
    await cache.cancelQueries({ queryKey: keyOf(packed.orderId) });
    cache.setQueryData(keyOf(packed.orderId), packed);
  }
  return { packing, keep };
}

/** Reads codes one after the other. Without an open order, a magnet opens its own, and a sheet its batch. */
export function useScans(orderId: string | undefined, keep: (packed: Packing) => Promise<void>) {
  const { t } = useTranslation();
  const api = useApi();
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const refusalText = useRefusal();
  const [outcome, setOutcome] = useState<Outcome>();
  const queue = useRef(Promise.resolve());
  const open = useRef(orderId);
  useEffect(() => {
    open.current = orderId;
  }, [orderId]);

  async function pack(id: string, code: string): Promise<Said> {
    const packed = await api(packTile, { params: { id }, body: { code } });
    await keep(packed);
    const isWhole = packed.packed === packed.total;
    const counts = { packed: packed.packed, total: packed.total, number: packed.orderNumber };
    return { tone: 'success', title: t('packing.added'), text: t(isWhole ? 'packing.whole' : 'packing.count', counts) };
  }

  async function find(code: string): Promise<Said | undefined> {
    const found = await api(readScan, { query: { code } });
    if (found.kind === 'sheet') {
      await navigate(`/admin/batches/${found.batchId}`);
      return undefined;
    }
    open.current = found.orderId;
    setParams({ order: found.orderId });
    return found.kind === 'tile' ? pack(found.orderId, code) : undefined;
  }

  async function read(code: string): Promise<Said | undefined> {
    try {
      return await (open.current ? pack(open.current, code) : find(code));
    } catch (error) {
      // The code of a sheet or the number of an order: it opens what it names.
      if (error instanceof ApiError && error.code === 'PACKING_NOT_A_TILE') return find(code);
      throw error;
    }
  }

  function scan(code: string) {
    queue.current = queue.current.then(async () => {
      const said = await read(code).catch(refusalText);
      if (said) play(said.tone === 'success' ? 'added' : 'refused');
      setOutcome((last) => said && { ...said, scan: (last?.scan ?? 0) + 1 });
    });
  }
  return { scan, outcome, clear: () => setOutcome(undefined) };
}

const titles = {
  PACKING_OTHER_ORDER: 'packing.wrong',
  PACKING_TWICE: 'packing.twice',
  PACKING_TILE_VOID: 'packing.void',
} as const;

function useRefusal(): (error: unknown) => Said {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error) => {
    const code = error instanceof ApiError ? error.code : '';
    const title = code in titles ? titles[code as keyof typeof titles] : 'packing.refused';
    return { tone: 'danger', title: t(title), text: errorText(error) };
  };
}

interface Finishing {
  readonly packing: Packing;
  readonly keep: (packed: Packing) => Promise<void>;
  readonly onDone: () => void;
}

export function usePackingSteps({ packing, keep, onDone }: Finishing) {
  const { t } = useTranslation();
  const params = { id: packing.orderId };
  const refresh = [['orders'], ['order', packing.orderId], ['dashboard'], keyOf(packing.orderId)];
  const finish = useChange((api) => api(finishPacking, { params }), {
    refresh,
    done: t('packing.done', { number: packing.orderNumber }),
    onDone,
  });
  const restart = useChange((api) => api(restartPacking, { params }), { refresh, onDone: keep });
  return { finish, restart };
}
