import { Link, useLocale } from '@aimante/remote';
import { formatPrice, MagnetTile, Price } from '@aimante/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type CSSProperties, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-summary.module.css';
import type { Summary, SummaryLine } from './summary.ts';
import { TotalsList } from './totals-list.tsx';

const MOST_LINES = 5;
const MOST_PICTURES = 12;
const SCALE = { '--magnet-mm': '0.66px' } as CSSProperties;

const countKeyOf = (lines: readonly SummaryLine[]) =>
  lines.every(({ isMagnet }) => isMagnet) ? 'cart.line.magnets' : 'cart.line.items';

interface OrderSummaryProps {
  readonly summary: Summary;
  readonly shippingLabel: string;
  readonly canEdit: boolean;
}

export function OrderSummary({ summary, shippingLabel, canEdit }: OrderSummaryProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { vat } = summary;
  const isAllGone = summary.lines.every(({ totalCents }) => totalCents === null);
  return (
    <section className={styles.aside} aria-label={t('orderSummary.title.text')}>
      <button
        type="button"
        className={styles.bar}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ShoppingBag size={20} aria-hidden="true" />
        <span>{t(countKeyOf(summary.lines), { count: summary.count })}</span>
        <ChevronDown className={styles.sign} size={18} aria-hidden="true" />
        {!isAllGone && <strong>{formatPrice(summary.totalCents, locale)}</strong>}
      </button>
      <div className={styles.panel} id={panelId} data-open={isOpen}>
        <div className={styles.head}>
          <h2>{t('orderSummary.title.text')}</h2>
          {canEdit && <Link to="/cart">{t('orderSummary.edit.label')}</Link>}
        </div>
        <SummaryLines lines={summary.lines} />
        {!isAllGone && (
          <TotalsList
            {...summary}
            shippingLabel={shippingLabel}
            note={
              vat &&
              (vat.cents > 0
                ? t('summary.vat.amount', { notice: vat.notice, amount: formatPrice(vat.cents, locale) })
                : vat.notice)
            }
          />
        )}
      </div>
    </section>
  );
}

/** Shows at first only as many lines as most orders have, so that the total stays visible. */
function SummaryLines({ lines }: Pick<Summary, 'lines'>) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(lines.length <= MOST_LINES + 1);
  const shown = isWhole ? lines : lines.slice(0, MOST_LINES);
  return (
    <div>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <SummaryLineView key={line.id} line={line} />
        ))}
      </ul>
      {!isWhole && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          {t('orderSummary.more.label', { count: lines.length - shown.length })}
        </button>
      )}
    </div>
  );
}

function SummaryLineView({ line }: { line: SummaryLine }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, options, count, totalCents, pictures } = line;
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <strong>{name ?? t('cart.line.unnamed')}</strong>
        {totalCents === null ? <span>{t('cart.line.gone')}</span> : <Price cents={totalCents} locale={locale} />}
      </div>
      <p className={styles.detail}>
        {t(countKeyOf([line]), { count })}
        {options && ` · ${options}`}
      </p>
      {pictures.length > 0 && (
        <ul className={styles.pictures} style={SCALE}>
          {pictures.slice(0, MOST_PICTURES).map(({ src, ...magnet }, place) => (
            // The same picture can appear twice, so the key includes the position.
            <li key={`${place} ${src.slice(-32)}`}>
              <MagnetTile sizing="scale" {...magnet}>
                <img src={src} alt="" />
              </MagnetTile>
            </li>
          ))}
          {pictures.length > MOST_PICTURES && (
            <li>{t('cart.photo.more', { count: pictures.length - MOST_PICTURES })}</li>
          )}
        </ul>
      )}
    </li>
  );
}
