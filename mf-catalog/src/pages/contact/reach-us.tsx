import type { PublicSettings } from '@aimante/api-contract/settings';
import { internationalPhone } from '@aimante/contract';
import { useLocale } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { openingHoursText, parisTime } from '@aimante/shop/calendar';
import { readPostalAddress } from '@aimante/shop/postal';
import { Skeleton } from '@aimante/ui';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '../../shop-identity/settings-query.ts';
import styles from './contact-page.module.css';

export function ReachUs() {
  const { t } = useTranslation();
  const settings = useLoad(settingsQuery);
  return (
    <section className={styles.aside} aria-labelledby="contact-reach">
      <h2 id="contact-reach">{t('contact.reach.title')}</h2>
      <Loaded
        query={settings}
        failure={t('contact.reach.failed')}
        skeleton={
          <div role="status" aria-label={t('contact.reach.loading')}>
            <Skeleton shape="block" width="100%" height="9rem" />
          </div>
        }
      >
        {({ shop }) => <Details shop={shop} />}
      </Loaded>
      <p>{t('contact.reach.promise')}</p>
    </section>
  );
}

/** Leaves out a detail that is not set. */
function Details({ shop }: { readonly shop: PublicSettings['shop'] }) {
  const locale = useLocale();
  const { phone, email, address } = shop;
  const hours = openingHoursText(shop.openingHours, locale, parisTime(new Date()).day);
  return (
    <address>
      <ul>
        {phone && (
          <li>
            <Phone size={20} />
            <a href={`tel:${internationalPhone(phone)}`}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            <Mail size={20} />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {address && (
          <li>
            <MapPin size={20} />
            <span>{inLines(address)}</span>
          </li>
        )}
        {hours.length > 0 && (
          <li>
            <Clock size={20} />
            <span>{hours.join('\n')}</span>
          </li>
        )}
      </ul>
    </address>
  );
}

function inLines(address: string): string {
  const parts = readPostalAddress(address);
  return parts
    ? [parts.street, `${parts.postalCode} ${parts.city}`, parts.country].filter(Boolean).join('\n')
    : address;
}
