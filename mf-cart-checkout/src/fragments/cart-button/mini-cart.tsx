import { Link, useLocale } from '@aimante/remote';
import { Price } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { type Cart, type CartLine, countKey, quantityOf } from '../../cart/cart.ts';
import { lineTotalCents, totalsOfCart } from '../../cart/cart-totals.ts';
import { useQuote } from '../../quote/use-quote.ts';
import styles from './mini-cart.module.css';

const LINES_SHOWN = 3;
const PHOTOS_SHOWN = 5;

interface MiniCartProps {
  readonly cart: Cart;
  readonly onLeave: () => void;
}

export function MiniCart({ cart, onLeave }: MiniCartProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  // Until the shop answers, the prices of the catalogue without its sets.
  const { quote, isCurrent } = useQuote(cart);
  const known = isCurrent ? quote : undefined;
  const lines = cart.lines.filter(({ isGone }) => !isGone);
  const more = lines.length - LINES_SHOWN;
  return (
    <section className={styles.panel} aria-label={t('cartButton.mini.label')}>
      <ul className={styles.lines}>
        {lines.slice(0, LINES_SHOWN).map((line) => (
          <MiniLine
            key={line.lineId}
            line={line}
            totalCents={known?.lines.find(({ lineId }) => lineId === line.lineId)?.totalCents ?? lineTotalCents(line)}
          />
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('cartButton.mini.more', { count: more })}</p>}
      <p className={styles.total}>
        <span>{t('summary.total.label')}</span>
        <span data-mini-total>
          <Price cents={(known ?? totalsOfCart(cart)).totalCents} locale={locale} />
        </span>
      </p>
      <Link className={styles.link} to="/cart" onClick={onLeave}>
        {t('cartButton.mini.open')}
      </Link>
    </section>
  );
}

function MiniLine({ line, totalCents }: { line: CartLine; totalCents: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <li className={styles.line}>
      <span className={styles.photos}>
        {line.photos.slice(0, PHOTOS_SHOWN).map(({ preview }, place) => (
          <img key={place} src={preview} alt="" width="36" height="36" />
        ))}
      </span>
      <span className={styles.count}>{t(countKey([line]), { count: quantityOf(line) })}</span>
      <Price cents={totalCents} locale={locale} />
    </li>
  );
}
