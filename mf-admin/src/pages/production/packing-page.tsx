import { useSearchParams } from '@aimante/remote';
import { Loaded } from '@aimante/remote/data';
import { Button, EmptyState, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { PageSkeleton } from '../../desk/panel/page-skeleton.tsx';
import { PackingPanel } from '../../production/packing/packing-panel.tsx';
import { ScanField } from '../../production/packing/scan-field.tsx';
import { usePackedOrder, useScans } from '../../production/packing/use-packing.ts';

/** One field for every code. A magnet opens its order and is ticked there, a sheet opens its batch. */
export function PackingPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const orderId = params.get('order') ?? undefined;
  const { packing, keep } = usePackedOrder(orderId);
  const { scan, outcome, clear } = useScans(orderId, keep);
  function close() {
    clear();
    setParams({});
  }
  return (
    <Desk
      title={t('links.packing')}
      lead={t('packing.lead')}
      actions={
        orderId && (
          <Button size="desk" variant="secondary" onClick={close}>
            {t('packing.other')}
          </Button>
        )
      }
    >
      <ScanField onCode={scan} />
      {outcome && (
        <Notice key={outcome.scan} tone={outcome.tone} title={outcome.title}>
          {outcome.text}
        </Notice>
      )}
      {orderId ? (
        <Loaded query={packing} skeleton={<PageSkeleton main={[8]} side={[]} />}>
          {(data) => <PackingPanel packing={data} keep={keep} onDone={close} />}
        </Loaded>
      ) : (
        <EmptyState title={t('packing.empty.title')}>{t('packing.empty.text')}</EmptyState>
      )}
    </Desk>
  );
}
