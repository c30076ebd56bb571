import { Link } from 'react-router-dom';
import { useShell } from '../shell-context.ts';
import { useLocalized, useT } from '../texts.ts';
import styles from './footer.module.css';
import logo from './logo-on-night.svg';

const COLUMNS = [
  {
    title: 'footer.about.title',
    links: [
      ['products', '/products'],
      ['portfolio', '/portfolio'],
      ['cropper', '/photo-cropper'],
      ['local', '/local'],
    ],
  },
  {
    title: 'footer.help',
    links: [
      ['faq', '/#faq'],
      ['orders', '/orders'],
      ['contact', '/contact'],
      ['about', '/about'],
    ],
  },
] as const;

const LEGAL = [
  ['notice', '/legal/notice'],
  ['terms', '/legal/terms'],
  ['privacy', '/legal/privacy'],
] as const;

const CONTACT = { tel: '+33261910412', mail: 'bonjour@aimante.example' };

const NETWORKS = [
  ['Instagram', 'https://www.instagram.com/aimante.example'],
  ['Pinterest', 'https://www.pinterest.fr/aimante.example'],
  ['Facebook', 'https://www.facebook.com/aimante.example'],
] as const;

export function Footer() {
  const t = useT();
  const localized = useLocalized();
  const { consent } = useShell();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <img src={logo} alt="Aimanté" width="138" height="32" />
          <p>{t('footer.about.text')}</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <section key={title}>
            <h2>{t(title)}</h2>
            <ul>
              {links.map(([key, path]) => (
                <li key={key}>
                  <Link to={localized(path)}>{t(`footer.links.${key}`)}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Workshop />
      </div>
      <div className={styles.legal}>
        <span suppressHydrationWarning>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
        {LEGAL.map(([key, path]) => (
          <Link key={key} to={localized(path)}>
            {t(`footer.links.${key}`)}
          </Link>
        ))}
        <button type="button" onClick={consent.reopen}>
          {t('footer.cookies')}
        </button>
      </div>
    </footer>
  );
}

function Workshop() {
  const t = useT();
  return (
    <section>
      <h2>{t('footer.workshop')}</h2>
      <ul>
        <li>{t('footer.address')}</li>
        <li>
          <a href={`tel:${CONTACT.tel}`}>{t('footer.phone')}</a>
        </li>
        <li>
          <a href={`mailto:${CONTACT.mail}`}>{CONTACT.mail}</a>
        </li>
        <li className={styles.networks}>
          {NETWORKS.map(([name, href]) => (
            <a key={name} href={href} rel="noopener">
              {name}
            </a>
          ))}
        </li>
      </ul>
    </section>
  );
}
