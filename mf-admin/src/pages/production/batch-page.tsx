import { getBatch, type PrintBatchDetail, reprintTiles } from '@aimante/api-contract/batches';
import { line } from '@aimante/api-contract/core/wire';
import { useNavigate, usePageParams } from '@aimante/remote';
import { Loaded, useAnswer, useApi, useRefresh } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ARRIVALS_MS } from '../../desk/arrivals-ms.ts';
import { Desk } from '../../desk/desk.tsx';
import { PageSkeleton } from '../../desk/panel/page-skeleton.tsx';
import { Facts, Panel, TwoColumns } from '../../desk/panel/panel.tsx';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useFormat } from '../../numbers/format.ts';
import { BatchActions } from '../../production/batch/batch-actions.tsx';
import { BatchAwaited } from '../../production/batch/batch-awaited.tsx';
import { BatchChanges, BatchWarning } from '../../production/batch/batch-changes.tsx';
import { BatchFiles } from '../../production/batch/batch-files.tsx';
import { chosenTiles } from '../../production/batch/batch-tiles.ts';
import { PickingList } from '../../production/batch/picking-list.tsx';
import { PrintState } from '../../production/batch/print-state.tsx';
import { SheetsPanel } from '../../production/batch/sheets-panel.tsx';
import styles from './batch-page.module.css';

export function BatchPage() {
  const { t } = useTranslation();
  const id = usePageParams().id ?? '';
  const batch = useAnswer(getBatch, {
    queryKey: ['batches', id],
    params: { id },
    refetchInterval: ARRIVALS_MS,
    // Changes of an order on another page also change its batch.
    staleTime: 0,
  });
  return (
    <Desk
      title={batch.data?.number ?? t('links.batches')}
      back={{ list: 'batches', to: '/admin/batches', label: t('batches.all'), id }}
      actions={batch.data && <BatchActions batch={batch.data} />}
    >
      <Loaded query={batch} skeleton={<PageSkeleton main={[10]} side={[4, 3]} />}>
        {(data) => (
          <>
            <BatchWarning batch={data} />
            <TwoColumns main={<Sheets key={data.id} batch={data} />} side={<BatchFacts batch={data} />} />
          </>
        )}
      </Loaded>
    </Desk>
  );
}

function Sheets({ batch }: { batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  const [marked, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosen = chosenTiles(batch.tiles, marked);
  const [isReprinting, setIsReprinting] = useState(false);
  const toggle = (id: string) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]));
  return (
    <>
      <SheetsPanel
        batch={batch}
        chosen={chosen}
        onChoose={(ids) => setChosen(new Set([...chosen, ...ids]))}
        onToggle={toggle}
      />
      <div className={styles.reprint}>
        {chosen.size === 0 ? (
          batch.pieces > 0 && <p>{t('batches.reprintHelp')}</p>
        ) : (
          <>
            <Button size="desk" onClick={() => setIsReprinting(true)}>
              {t('batches.reprint', { count: chosen.size })}
            </Button>
            <Button variant="text" size="desk" onClick={() => setChosen(new Set())}>
              {t('list.clear')}
            </Button>
          </>
        )}
      </div>
      {isReprinting && <ReprintDrawer batch={batch} tileIds={[...chosen]} onClose={() => setIsReprinting(false)} />}
    </>
  );
}

const schema = z.object({ reason: line(300) });

interface ReprintDrawerProps {
  readonly batch: PrintBatchDetail;
  readonly tileIds: string[];
  readonly onClose: () => void;
}

function ReprintDrawer({ batch, tileIds, onClose }: ReprintDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(['batches']);
  const navigate = useNavigate();
  return (
    <EditDrawer
      title={t('batches.reprint', { count: tileIds.length })}
      saveLabel={t('batches.reprintNow')}
      onClose={onClose}
      schema={schema}
      saved={{}}
      specs={[{ name: 'reason', label: t('order.reason'), kind: 'area' }]}
      onSave={async (body) => {
        const made = await api(reprintTiles, { params: { id: batch.id }, body: { ...body, tileIds } });
        await refresh();
        await navigate(`/admin/batches/${made.id}`);
      }}
    />
  );
}

function BatchFacts({ batch }: { batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <Panel title={t('batches.batch')}>
        <Facts
          items={[
            [t('batches.made'), format.time(batch.createdAt)],
            [t('batches.printed'), batch.printedAt ? format.time(batch.printedAt) : <PrintState {...batch} />],
            [t('batches.version'), `v${batch.printedVersion ?? batch.version}`],
            [t('batches.sheet'), batch.sheetProfile ?? batch.sheet],
            [t('batches.sheets'), batch.sheets],
            [t('dashboard.magnets'), batch.pieces],
            [t('batches.fill'), format.share(batch.fillRate)],
            ...(batch.reason ? ([[t('batches.reason'), batch.reason]] as const) : []),
          ]}
        />
      </Panel>
      <BatchChanges batch={batch} />
      <BatchAwaited batch={batch} />
      <PickingList batch={batch} />
      <BatchFiles batch={batch} />
    </>
  );
}
