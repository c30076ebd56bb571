import {
  getBatch,
  getBatchSheets,
  markBatchPrinted,
  type PrintBatchDetail,
  type PrintTile,
  reprintTiles,
} from '@aimante/api-contract/batches';
import { Link, useNavigate, usePageParams, useT } from '@aimante/remote';
import { Badge, Button } from '@aimante/ui';
import Check from 'lucide-react/icons/check';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { useApi, useChange, useLoad, useRefresh } from '../admin-api/admin-api.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { Desk } from '../desk/desk.tsx';
import { DownloadButton } from '../download/download-button.tsx';
import { fileOf } from '../download/save-file.ts';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';
import { useFormat } from '../numbers/format.ts';
import { PageSkeleton } from '../panel/page-skeleton.tsx';
import { Facts, Panel, TwoColumns } from '../panel/panel.tsx';
import styles from './batch-page.module.css';
import { SheetMap } from './sheet-map.tsx';

export function BatchPage() {
  const t = useT();
  const id = usePageParams().id ?? '';
  const batch = useLoad((api) => ({
    queryKey: ['batches', id],
    queryFn: ({ signal }) => api(getBatch, { params: { id } }, { signal }),
  }));
  return (
    <Desk
      title={batch.data?.number ?? t('nav.batches')}
      back={{ list: 'batches', to: '/admin/batches', label: t('batches.all'), id }}
      actions={batch.data && <BatchDeeds batch={batch.data} />}
    >
      <Loaded query={batch} skeleton={<PageSkeleton main={[10]} side={[4, 3]} />}>
        {(data) => <TwoColumns main={<Sheets key={data.id} batch={data} />} side={<BatchFacts batch={data} />} />}
      </Loaded>
    </Desk>
  );
}

function BatchDeeds({ batch }: { batch: PrintBatchDetail }) {
  const t = useT();
  const api = useApi();
  const printed = useChange((call) => call(markBatchPrinted, { params: { id: batch.id } }), {
    refresh: [['batches'], ['orders'], ['dashboard']],
    done: t('batches.marked'),
  });
  return (
    <>
      <DownloadButton
        icon={<FileDown size={16} />}
        load={async () => fileOf(`${batch.number}.pdf`, await api(getBatchSheets, { params: { id: batch.id } }))}
      >
        {t('batches.pdf')}
      </DownloadButton>
      {!batch.printedAt && (
        <Button size="desk" icon={<Check size={16} />} loading={printed.isPending} onClick={() => printed.mutate()}>
          {t('batches.markPrinted')}
        </Button>
      )}
    </>
  );
}

const isPrintable = (tile: PrintTile, sheetIndex: number) => tile.sheetIndex === sheetIndex && tile.state !== 'void';

function Sheets({ batch }: { batch: PrintBatchDetail }) {
  const t = useT();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isReprinting, setIsReprinting] = useState(false);
  const toggle = (id: string) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]));
  return (
    <>
      {Array.from({ length: batch.sheets }, (_, index) => (
        <Panel
          key={index}
          title={t('batches.sheetOf', { place: index + 1, count: batch.sheets })}
          actions={
            <Button
              variant="text"
              size="deskSmall"
              onClick={() =>
                setChosen(
                  new Set([...chosen, ...batch.tiles.filter((tile) => isPrintable(tile, index)).map(({ id }) => id)]),
                )
              }
            >
              {t('batches.chooseSheet')}
            </Button>
          }
        >
          <SheetMap
            format={batch.sheet}
            orientation={batch.orientation}
            tiles={batch.tiles.filter(({ sheetIndex }) => sheetIndex === index)}
            chosen={chosen}
            onToggle={toggle}
          />
        </Panel>
      ))}
      <div className={styles.reprint}>
        {chosen.size === 0 ? (
          <p>{t('batches.reprintHelp')}</p>
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

interface ReprintDrawerProps {
  readonly batch: PrintBatchDetail;
  readonly tileIds: string[];
  readonly onClose: () => void;
}

function ReprintDrawer({ batch, tileIds, onClose }: ReprintDrawerProps) {
  const t = useT();
  const api = useApi();
  const { refresh } = useRefresh(['batches']);
  const navigate = useNavigate();
  return (
    <EditDrawer
      title={t('batches.reprint', { count: tileIds.length })}
      saveLabel={t('batches.reprintNow')}
      onClose={onClose}
      saved={{ reason: '' }}
      specs={[{ name: 'reason', label: t('order.reason'), kind: 'area', isRequired: true, maxLength: 300 }]}
      onSave={async (draft) => {
        const made = await api(reprintTiles, {
          params: { id: batch.id },
          body: { tileIds, reason: draft.text('reason') },
        });
        await refresh();
        await navigate(`/admin/batches/${made.id}`);
      }}
    />
  );
}

function BatchFacts({ batch }: { batch: PrintBatchDetail }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <Panel title={t('batches.batch')}>
        <Facts
          items={[
            [t('batches.made'), format.time(batch.createdAt)],
            [
              t('batches.printed'),
              batch.printedAt ? format.time(batch.printedAt) : <Badge tone="warning">{t('batches.toPrint')}</Badge>,
            ],
            [t('batches.sheet'), batch.sheetProfile ?? batch.sheet],
            [t('batches.sheets'), batch.sheets],
            [t('dashboard.magnets'), batch.pieces],
            [t('batches.fill'), format.share(batch.fillRate)],
            ...(batch.reason ? ([[t('batches.reason'), batch.reason]] as const) : []),
          ]}
        />
      </Panel>
      <Panel title={t('batches.picking')}>
        <ul className={styles.picking}>
          {batch.picking.map((order) => (
            <li key={order.orderId}>
              <p>
                <Link to={`/admin/orders/${order.orderId}`}>{order.orderNumber}</Link>
                <span>{t(`orders.method.${order.shippingMethod as 'standard'}`)}</span>
              </p>
              <ul>
                {order.lines.map(({ name, options, quantity }) => (
                  <li key={`${name}-${options}`}>
                    {quantity} × {name} {options}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
