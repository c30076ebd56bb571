import { Notice } from '@aimante/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Basket, merged, quantityOf, totalOf, withItem } from '../basket.ts';
import { type Payments, type SaleRecord, saleDraft, type Till } from '../drafts.ts';
import { Ticket } from '../ticket/ticket.tsx';
import type { OpenedTill } from '../use-till.ts';
import { BasketPanel } from './basket-panel.tsx';
import { PayScreen, type Receipt } from './pay-screen.tsx';
import styles from './sale.module.css';
import { Tiles } from './tiles.tsx';
import { useBasket } from './use-basket.ts';

interface SaleScreenProps {
  readonly opened: OpenedTill;
  readonly till: Till;
}

interface Pay {
  readonly payments: Payments;
  readonly givenCents?: number;
  readonly receipt: Receipt;
}

/** Tiles and basket. A sale is written on the device before the screen says that it is sold. */
export function SaleScreen({ opened, till }: SaleScreenProps) {
  const { t } = useTranslation();
  const { facts, database, write } = opened;
  const { basket, setBasket, aside, putAside, takeBack, handOver } = useBasket(database);
  const [way, setWay] = useState<'cash' | 'split'>();
  const [isFull, setIsFull] = useState(false);
  const [printed, setPrinted] = useState<SaleRecord>();
  const vatRate = facts.stand?.vatRate ?? 0;

  async function pay({ payments, givenCents, receipt }: Pay) {
    const sold = basket;
    // A tile that is pressed while the sale is written belongs to the next sale.
    handOver();
    setWay(undefined);
    try {
      const stored = await write(saleDraft(till, { basket: sold, payments, givenCents }), {
        receipt: receipt.mail,
      });
      setIsFull(false);
      if (receipt.isPrinted) setPrinted(stored.record as SaleRecord);
    } catch {
      setBasket((since) => merged(sold, since));
      setIsFull(true);
    }
  }
  if (way)
    return <PayScreen way={way} basket={basket} onBack={() => setWay(undefined)} onPay={(paid) => void pay(paid)} />;
  const sell = (chosen: 'cash' | 'card' | 'split') =>
    chosen === 'card'
      ? void pay({
          payments: [{ way: 'card', cents: totalOf(basket) }],
          receipt: { isPrinted: false, mail: undefined },
        })
      : setWay(chosen);
  return (
    <div className={styles.sale}>
      <div className={styles.goods}>
        {isFull && <Notice tone="danger">{t('till.full')}</Notice>}
        <Tiles
          facts={facts}
          quantityOf={(id) => quantityOf(basket, id)}
          onPress={(item) => setBasket((before: Basket) => withItem(before, item, vatRate))}
        />
        <LastSold records={facts.records.length} />
      </div>
      <BasketPanel
        basket={basket}
        vatRate={vatRate}
        aside={aside}
        onChange={setBasket}
        onPutAside={putAside}
        onTakeBack={takeBack}
        onPay={sell}
      />
      {printed && <Ticket record={printed} facts={facts} onClose={() => setPrinted(undefined)} />}
    </div>
  );
}

/** Says "sold" for screen readers and eyes once a record was written. */
function LastSold({ records }: { records: number }) {
  const { t } = useTranslation();
  const first = useRef(records);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (records <= first.current) return undefined;
    first.current = records;
    setIsShown(true);
    const timer = setTimeout(() => setIsShown(false), 4000);
    return () => clearTimeout(timer);
  }, [records]);
  return <output className={styles.sold}>{isShown && t('till.sold')}</output>;
}
