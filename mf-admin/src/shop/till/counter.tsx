import { Loaded } from '@aimante/remote/data';
import { Button, QuantityStepper, Skeleton } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import { Thumb } from '../../thumb/thumb.tsx';
import styles from './counter.module.css';
import { PayBox } from './pay-box.tsx';
import { type PricedStock, usePricedStock } from './use-priced-stock.ts';

interface CounterProps {
  readonly eventId: string;
  readonly sessionId: string;
}

export function Counter({ eventId, sessionId }: CounterProps) {
  const stock = usePricedStock(eventId);
  return (
    <Loaded query={stock} skeleton={<Skeleton shape="block" height="16rem" />}>
      {(items) => <Sale items={items} eventId={eventId} sessionId={sessionId} />}
    </Loaded>
  );
}

function Sale({ items, eventId, sessionId }: CounterProps & { items: readonly PricedStock[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [basket, setBasket] = useState<Readonly<Record<string, number>>>({});
  const chosen = items.filter(({ ownerId }) => (basket[ownerId] ?? 0) > 0);
  const totalCents = chosen.reduce((sum, { ownerId, cents }) => sum + cents * (basket[ownerId] ?? 0), 0);
  const put = (id: string, quantity: number) => setBasket({ ...basket, [id]: quantity });
  if (items.length === 0) return <p>{t('till.noStock')}</p>;
  return (
    <div className={styles.counter}>
      <div className={styles.tiles}>
        {items.map((item) => (
          <button
            key={item.ownerId}
            type="button"
            className={styles.tile}
            disabled={item.stock <= (basket[item.ownerId] ?? 0)}
            onClick={() => put(item.ownerId, (basket[item.ownerId] ?? 0) + 1)}
          >
            <Thumb url={item.imageUrl} size={56} />
            <strong>{item.name}</strong>
            <span>{format.euros(item.cents)}</span>
            <small>{t('till.left', { count: item.stock - (basket[item.ownerId] ?? 0) })}</small>
          </button>
        ))}
      </div>
      <section className={styles.basket} aria-label={t('till.basket')}>
        {chosen.length === 0 && <p>{t('till.emptyBasket')}</p>}
        {chosen.map(({ ownerId, name, cents, stock }) => (
          <div key={ownerId} className={styles.line}>
            <span>{name}</span>
            <QuantityStepper
              label={t('till.quantityOf', { name })}
              decreaseLabel={t('till.less', { name })}
              increaseLabel={t('till.more', { name })}
              value={basket[ownerId] ?? 0}
              min={0}
              max={stock}
              size="desk"
              onValueChange={(quantity) => put(ownerId, quantity)}
            />
            <b>{format.euros(cents * (basket[ownerId] ?? 0))}</b>
          </div>
        ))}
        {chosen.length > 0 && (
          <Button variant="text" size="deskSmall" onClick={() => setBasket({})}>
            {t('till.empty')}
          </Button>
        )}
        <PayBox
          eventId={eventId}
          sessionId={sessionId}
          totalCents={totalCents}
          lines={chosen.map(({ owner, ownerId }) => ({ owner, id: ownerId, quantity: basket[ownerId] ?? 0 }))}
          onSold={() => setBasket({})}
        />
      </section>
    </div>
  );
}
