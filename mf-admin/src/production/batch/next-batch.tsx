import { type BatchPlan, createBatch, planBatch, type SheetProfile } from '@aimante/api-contract/batches';
import { Link, useNavigate } from '@aimante/remote';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { Button, Notice, Select, Skeleton } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ARRIVALS_MS } from '../../desk/arrivals-ms.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { useSheetProfiles } from '../use-sheet-profiles.ts';
import styles from './next-batch.module.css';

export function NextBatch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const sheets = useSheetProfiles();
  const [chosen, setChosen] = useState<string>();
  const body = chosen ? { sheetProfileId: chosen } : {};
  const plan = useAnswer(planBatch, { queryKey: ['batches', 'plan', chosen], body, refetchInterval: ARRIVALS_MS });
  const make = useChange((api) => api(createBatch, { body }), {
    refresh: [['batches'], ['orders'], ['dashboard']],
    done: ({ number }) => t('batches.created', { number }),
    onDone: ({ id }) => void navigate(`/admin/batches/${id}`),
  });
  return (
    <Panel
      title={t('batches.ready')}
      className={styles.next}
      actions={
        <>
          {sheets.data && (
            <div className={styles.sheet}>
              <Select
                label={t('sheetProfiles.choose')}
                isLabelHidden
                size="desk"
                value={chosen ?? plan.data?.sheetProfileId ?? ''}
                onChange={({ target }) => setChosen(target.value)}
              >
                {sheets.data.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
          )}
          <Button
            size="desk"
            disabled={!plan.data || plan.data.pieces === 0}
            loading={make.isPending}
            onClick={() => make.mutate()}
          >
            {t('batches.create')}
          </Button>
        </>
      }
    >
      <Loaded query={plan} skeleton={<Skeleton shape="block" height="6rem" />}>
        {(data) => (
          <>
            <Plan plan={data} />
            <Waiting orders={data.waiting} />
            <Elsewhere waiting={data.elsewhere} sheets={sheets.data ?? []} onChoose={setChosen} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface ElsewhereProps {
  readonly waiting: BatchPlan['elsewhere'];
  readonly sheets: readonly SheetProfile[];
  readonly onChoose: (id: string) => void;
}

/** Tiles that need another sheet, with a button for each sheet. */
function Elsewhere({ waiting, sheets, onChoose }: ElsewhereProps) {
  const { t } = useTranslation();
  if (waiting.length === 0) return null;
  return (
    <div className={styles.elsewhere}>
      <span>{t('batches.elsewhere')}</span>
      {waiting.map(({ sheetProfileId, pieces }) => (
        <Button key={sheetProfileId} variant="secondary" size="deskSmall" onClick={() => onChoose(sheetProfileId)}>
          {sheets.find(({ id }) => id === sheetProfileId)?.name} ({t('batches.runPieces', { count: pieces })})
        </Button>
      ))}
    </div>
  );
}

/** Orders with tiles that are not rendered yet. */
function Waiting({ orders }: { orders: BatchPlan['waiting'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (orders.length === 0) return null;
  return (
    <Notice className={styles.waiting} tone="info" title={t('batches.waiting.title')}>
      {orders
        .map(({ number, rendered, total }) =>
          t('batches.waiting.order', { number, pieces: format.count(rendered), total: format.count(total) }),
        )
        .join(', ')}
      {'. '}
      {t('batches.waiting.text')}
    </Notice>
  );
}

function Plan({ plan }: { plan: BatchPlan }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sums = [
    [t('links.orders'), format.count(plan.orders.length)],
    [t('dashboard.magnets'), format.count(plan.pieces)],
    [t('batches.sheets'), format.count(plan.sheets)],
    [t('batches.fill'), format.share(plan.fillRate)],
  ] as const;
  if (plan.pieces === 0 && plan.unplaced.length === 0) return <p>{t('batches.nothingReady')}</p>;
  return (
    <div className={styles.plan}>
      <dl className={styles.sums}>
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.runs}>
        {plan.runs.map(({ profile, size, shape, bleedMm, sheets: count, pieces }) => (
          <li key={profile}>
            <span>
              {size}, {shape && `${t(`printProfiles.shapes.${shape}`).toLowerCase()}, `}
              {t('printProfiles.bleedOf', { mm: format.count(bleedMm) })}
            </span>
            <span>
              {t('batches.runSheets', { count })}, {t('batches.runPieces', { count: pieces })}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.orders}>
        {plan.orders.map(({ id, number, pieces, total }) => (
          <Link key={id} to={`/admin/orders/${id}`}>
            {pieces === total
              ? number
              : t('batches.orderPart', { number, pieces: format.count(pieces), total: format.count(total) })}
          </Link>
        ))}
      </p>
      {plan.unplaced.length > 0 && (
        <Notice tone="warning" title={t('batches.unplaced')}>
          {plan.unplaced.map(({ orderNumber, size, pieces }) => `${orderNumber} ${size} × ${pieces}`).join(', ')}
        </Notice>
      )}
      {plan.isPartial && <Notice tone="info">{t('batches.partial')}</Notice>}
    </div>
  );
}
