import type { MarketEvent } from '@aimante/api-contract/market';
import { Link, useLocale, usePlatform } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { formatDate, formatHours } from '@aimante/shop/calendar';
import { placeLine } from '@aimante/shop/postal';
import { Button, Card } from '@aimante/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import { marketStockQuery } from '../../market-queries.ts';
import styles from './local-page.module.css';
import { mapAddress } from './map-address.ts';

export function MarketCard({ event }: { readonly event: MarketEvent }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { api } = usePlatform();
  const { startsAt, endsAt } = event;
  return (
    <Card className={styles.market} render={<article />}>
      <p className={styles.leaf} aria-hidden="true">
        <span>{formatDate(startsAt, locale, 'month')}</span>
        <strong>{formatDate(startsAt, locale, 'dayOfMonth')}</strong>
      </p>
      <div className={styles.words}>
        <h3>{event.name}</h3>
        <p className={styles.when}>
          <time dateTime={startsAt}>{formatDate(startsAt, locale, 'fullDay')}</time>,{' '}
          <span>{formatHours(startsAt, endsAt, locale)}</span>
        </p>
        <p>{placeLine(event)}</p>
        {event.description && <p className={styles.text}>{event.description}</p>}
        <p className={styles.links}>
          <a href={mapAddress(event)} target="_blank" rel="noopener noreferrer">
            <MapPin size={18} />
            {t('local.market.map')}
          </a>
          <a href={`${api.baseUrl}/api/market/events/${event.id}/calendar.ics?lang=${locale}`} download>
            <CalendarPlus size={18} />
            {t('local.market.calendar')}
          </a>
        </p>
      </div>
      <MarketStock event={event} />
    </Card>
  );
}

/** Products in stock at the stall. If they fail to load, a reservation is still possible. */
function MarketStock({ event }: { readonly event: MarketEvent }) {
  const { t } = useTranslation();
  const { data = [] } = useLoad(marketStockQuery(event.id));
  const present = data.filter(({ stock }) => stock > 0);
  return (
    <div className={styles.stock}>
      {present.length > 0 && (
        <>
          <h4>{t('local.stock.title')}</h4>
          <ul>
            {present.map(({ owner, ownerId, productId, name, stock }) => (
              <li key={`${owner}-${ownerId}`}>
                <Link to={`/products/${productId}`}>{name}</Link>
                <span>{t('local.stock.count', { count: stock })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button size="small" variant="secondary" render={<Link to="/products?market=1" />}>
        {t('local.market.reserve')}
      </Button>
      <p className={styles.note}>{t('local.market.how')}</p>
    </div>
  );
}
