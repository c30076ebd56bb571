import { internationalPhone, type ShopIdentity } from '@aimante/contract';
import { Link } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { keepInPage } from '../own-elements/own-elements.ts';
import { useShell } from '../shell-context.ts';
import styles from './footer.module.css';
import logo from './logo-on-night.svg';
import { useSlotLinks } from './use-slot-links.ts';

const COLUMNS = [
  { title: 'footer.about.title', slot: 'footer-shop' },
  { title: 'footer.help', slot: 'footer-help' },
] as const;

const NETWORKS = [
  ['Instagram', 'instagram'],
  ['Pinterest', 'pinterest'],
  ['Facebook', 'facebook'],
] as const;

export function Footer() {
  const { t } = useTranslation();
  const legal = useSlotLinks('footer-legal');
  const { consent, config } = useShell();
  return (
    <footer ref={keepInPage} className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <img src={logo} alt="Aimanté" width="138" height="32" loading="lazy" />
          <p>{t('footer.about.text')}</p>
        </div>
        {COLUMNS.map(({ title, slot }) => (
          <Column key={slot} title={t(title)} slot={slot} />
        ))}
        {config.shop && <Workshop shop={config.shop} />}
      </div>
      <div className={styles.legal}>
        <span suppressHydrationWarning>
          {t('footer.copyright', { year: new Date().getFullYear(), name: config.shop?.name ?? '' })}
        </span>
        {legal.map(({ key, to, label }) => (
          <Link key={key} to={to}>
            {label}
          </Link>
        ))}
        <button type="button" onClick={consent.reopen}>
          {t('footer.cookies')}
        </button>
      </div>
    </footer>
  );
}

/** A list of links. Without links it has no heading either. */
function Column({ title, slot }: { title: string; slot: string }) {
  const links = useSlotLinks(slot);
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ key, to, label }) => (
          <li key={key}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The contact details from the settings. A missing detail has no line. */
function Workshop({ shop }: { shop: ShopIdentity }) {
  const { t } = useTranslation();
  const { address, phone, email, socials } = shop;
  const networks = NETWORKS.filter(([, key]) => isWebAddress(socials[key]));
  if (!address && !phone && !email && networks.length === 0) return null;
  return (
    <section>
      <h2>{t('footer.workshop')}</h2>
      <ul>
        {address && <li>{address}</li>}
        {phone && (
          <li>
            <a href={`tel:${internationalPhone(phone)}`}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {networks.length > 0 && (
          <li className={styles.networks}>
            {networks.map(([name, key]) => (
              <a key={name} href={socials[key]} rel="noopener">
                {name}
              </a>
            ))}
          </li>
        )}
      </ul>
    </section>
  );
}

const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address);
