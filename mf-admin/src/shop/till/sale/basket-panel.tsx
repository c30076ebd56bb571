import { newId } from '@aimante/shop/new-id';
import { vatTotals } from '@aimante/shop/till';
import { Button, IconButton, QuantityStepper } from '@aimante/ui';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Pause from 'lucide-react/icons/pause';
import Split from 'lucide-react/icons/split';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../numbers/format.ts';
import {
  type Basket,
  countOf,
  discountOf,
  EMPTY_BASKET,
  grossOf,
  soldLines,
  totalOf,
  withLine,
  withQuantity,
} from '../basket.ts';
import { AmountForm } from './amount-form.tsx';
import { CustomerPhoto } from './customer-photo.tsx';
import styles from './sale.module.css';

interface BasketPanelProps {
  readonly basket: Basket;
  readonly vatRate: number;
  readonly aside: readonly string[];
  readonly onChange: (change: (before: Basket) => Basket) => void;
  readonly onPutAside: () => Promise<void>;
  readonly onTakeBack: (key: string) => Promise<void>;
  readonly onPay: (way: 'cash' | 'card' | 'split') => void;
}

export function BasketPanel(props: BasketPanelProps) {
  const { basket, vatRate, aside, onChange, onPutAside, onTakeBack, onPay } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const isEmpty = basket.lines.length === 0;
  return (
    <section className={styles.basket} aria-label={t('till.basket')}>
      <header className={styles.basketHead}>
        <b>{t('till.basket')}</b>
        <span>{t('till.articles', { count: countOf(basket) })}</span>
        {isEmpty ? (
          aside.map((key) => (
            <Button key={key} variant="secondary" size="small" onClick={() => void onTakeBack(key)}>
              {t('till.takeBack', { at: format.clock(Date.parse(key)) })}
            </Button>
          ))
        ) : (
          <>
            <Button variant="text" size="small" icon={<Pause size={16} />} onClick={() => void onPutAside()}>
              {t('till.putAside')}
            </Button>
            <IconButton label={t('till.empty')} variant="ghost" onClick={() => onChange(() => EMPTY_BASKET)}>
              <Trash2 size={18} />
            </IconButton>
          </>
        )}
      </header>
      <div className={styles.lines}>
        {isEmpty && <p className={styles.hint}>{t('till.emptyBasket')}</p>}
        {basket.lines.map(({ key, label, unitCents, quantity }) => (
          <div key={key} className={styles.line}>
            <span>
              <b className={styles.label}>{label}</b>
              <small className={styles.each}>{t('till.each', { amount: format.euros(unitCents) })}</small>
            </span>
            <QuantityStepper
              label={t('till.quantityOf', { name: label })}
              decreaseLabel={t('till.less', { name: label })}
              increaseLabel={t('till.more', { name: label })}
              value={quantity}
              min={0}
              onValueChange={(next) => onChange((before) => withQuantity(before, key, next))}
            />
            <b className={styles.price}>{format.euros(unitCents * quantity)}</b>
          </div>
        ))}
        {basket.discount && (
          <div className={styles.discount}>
            <Tag size={18} aria-hidden="true" />
            <span>{basket.discount.reason}</span>
            <b>{format.euros(-discountOf(basket))}</b>
            <IconButton
              label={t('till.noDiscount')}
              variant="ghost"
              onClick={() => onChange((before) => ({ ...before, discount: null }))}
            >
              <X size={18} />
            </IconButton>
          </div>
        )}
        <More basket={basket} vatRate={vatRate} onChange={onChange} />
      </div>
      <footer className={styles.total}>
        {vatTotals(soldLines(basket)).map(({ rate, vatCents }) => (
          <p key={rate}>
            <span>{t('till.vat', { rate: format.count(rate) })}</span> <span>{format.euros(vatCents)}</span>
          </p>
        ))}
        <p>
          <b>{t('order.total')}</b> <strong>{format.euros(totalOf(basket))}</strong>
        </p>
        <div className={styles.ways}>
          <Button size="large" disabled={isEmpty} icon={<Banknote size={22} />} onClick={() => onPay('cash')}>
            {t('till.payment.cash')}
          </Button>
          <Button
            size="large"
            variant="secondary"
            disabled={isEmpty}
            icon={<CreditCard size={22} />}
            onClick={() => onPay('card')}
          >
            {t('till.payment.card')}
          </Button>
          <Button
            size="large"
            variant="secondary"
            disabled={isEmpty}
            icon={<Split size={22} />}
            onClick={() => onPay('split')}
          >
            {t('till.payment.split')}
          </Button>
        </div>
      </footer>
    </section>
  );
}

type MoreProps = Pick<BasketPanelProps, 'basket' | 'vatRate' | 'onChange'>;

/** A free line, and a discount with its reason. */
function More({ basket, vatRate, onChange }: MoreProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'free' | 'discount'>();
  if (asked)
    return (
      <AmountForm
        text={t(asked === 'free' ? 'till.freeLabel' : 'till.discountReason')}
        maxCents={asked === 'discount' ? grossOf(basket) : undefined}
        onCancel={() => setAsked(undefined)}
        onDone={(cents, label) => {
          setAsked(undefined);
          if (asked === 'discount') return onChange((before) => ({ ...before, discount: { cents, reason: label } }));
          const line = {
            key: newId(),
            owner: 'free' as const,
            ownerId: null,
            label,
            quantity: 1,
            unitCents: cents,
            vatRate,
          };
          onChange((before) => withLine(before, line));
        }}
      />
    );
  return (
    <div className={styles.more}>
      <Button variant="text" size="small" onClick={() => setAsked('free')}>
        {t('till.freeLine')}
      </Button>
      {basket.lines.length > 0 && !basket.discount && (
        <Button variant="text" size="small" onClick={() => setAsked('discount')}>
          {t('till.discount')}
        </Button>
      )}
      <CustomerPhoto />
    </div>
  );
}
