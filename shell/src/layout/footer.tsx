import { Link } from 'react-router-dom';
import { useLocalized, useT } from '../texts.ts';
import styles from './footer.module.css';

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

export function Footer() {
  const t = useT();
  const localized = useLocalized();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <p className={styles.about}>{t('footer.about.text')}</p>
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
      </div>
      <p className={styles.legal}>
        <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
        {LEGAL.map(([key, path]) => (
          <Link key={key} to={localized(path)}>
            {t(`footer.links.${key}`)}
          </Link>
        ))}
      </p>
    </footer>
  );
}
