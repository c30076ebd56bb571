import type { Packing } from '@aimante/api-contract/packing';
import { Link } from '@aimante/remote';
import { Button, Notice, Progress } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { useConfirm } from '../../desk/use-confirm.ts';
import styles from './packing.module.css';
import { PackingTiles } from './packing-tiles.tsx';
import { usePackingSteps } from './use-packing.ts';

interface PackingPanelProps {
  readonly packing: Packing;
  readonly keep: (packed: Packing) => Promise<void>;
  readonly onDone: () => void;
}

const before = ['a_verifier', 'bloque', 'pret'];
const packable = ['imprime', 'assemble'];

/** The parcel of one order: its magnets, and the button that ends it. */
export function PackingPanel({ packing, keep, onDone }: PackingPanelProps) {
  const { t } = useTranslation();
  const may = useMay();
  const confirm = useConfirm();
  const { finish, restart } = usePackingSteps({ packing, keep, onDone });
  const { orderId, orderNumber, packed, total, stage, unprinted, others } = packing;
  const isWhole = packed === total;
  async function startAgain() {
    const isSure = await confirm({
      title: t('packing.restartTitle', { number: orderNumber }),
      text: t('packing.restartText'),
      confirm: t('packing.restart'),
    });
    if (isSure) restart.mutate();
  }
  return (
    <Panel
      title={<Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>}
      actions={
        may('production:change') && (
          <>
            {packed > 0 && stage !== 'emballe' && (
              <Button size="deskSmall" variant="text" loading={restart.isPending} onClick={() => void startAgain()}>
                {t('packing.restart')}
              </Button>
            )}
            {isWhole && packable.includes(stage) && (
              <Button size="desk" loading={finish.isPending} onClick={() => finish.mutate()}>
                {t('packing.finish')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.stack}>
        <Progress
          label={t('packing.progress')}
          value={packed}
          max={Math.max(total, 1)}
          valueText={t('packing.count', { packed, total })}
        />
        <StageNotice packing={packing} />
        {unprinted > 0 && <Notice tone="warning">{t('packing.unprinted', { count: unprinted })}</Notice>}
        <PackingTiles packing={packing} />
        {others.length > 0 && (
          <div>
            <h3 className={styles.others}>{t('packing.others')}</h3>
            <ul>
              {others.map(({ name, options, quantity }, place) => (
                <li key={place}>
                  {quantity} × {name} {options}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  );
}

function StageNotice({ packing: { stage, packed, total } }: Pick<PackingPanelProps, 'packing'>) {
  const { t } = useTranslation();
  if (packable.includes(stage)) return null;
  if (before.includes(stage))
    return <Notice tone="info">{t('packing.notNow', { stage: t(`orders.stage.${stage}`) })}</Notice>;
  const name = t(`orders.stage.${stage}`);
  return packed === total ? (
    <Notice tone="info">{t('packing.over', { stage: name })}</Notice>
  ) : (
    <Notice tone="warning">{t('packing.overHalf', { stage: name, count: total - packed })}</Notice>
  );
}
