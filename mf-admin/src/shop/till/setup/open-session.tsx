import { newId } from '@aimante/shop/new-id';
import type { Seller, TillIdentity } from '@aimante/till';
import { Button, Notice } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../numbers/format.ts';
import { CashCount, type Counts, countedCents, piecesOf } from '../closing/cash-count.tsx';
import { openDraft } from '../drafts.ts';
import type { OpenedTill } from '../use-till.ts';
import styles from './setup.module.css';

interface OpenSessionProps {
  readonly opened: OpenedTill;
  readonly eventId: string;
  readonly device: TillIdentity;
  readonly seller: Seller;
}

/** The float is counted before the first sale. */
export function OpenSession({ opened, eventId, device, seller }: OpenSessionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [counts, setCounts] = useState<Counts>({});
  const [isFailed, setIsFailed] = useState(false);
  const open = async () => {
    const session = { id: newId(), eventId, floatCents: countedCents(counts) };
    try {
      await opened.write(openDraft({ device, session, seller }, piecesOf(counts)), { session });
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <div className={styles.setup}>
      <h2>{t('till.openNow')}</h2>
      <p>{t('till.openText')}</p>
      <CashCount counts={counts} onCount={setCounts} />
      <p>
        {t('till.float')} <b>{format.euros(countedCents(counts))}</b>
      </p>
      {isFailed && <Notice tone="danger">{t('till.full')}</Notice>}
      <Button size="large" onClick={() => void open()}>
        {t('till.openNow')}
      </Button>
    </div>
  );
}
