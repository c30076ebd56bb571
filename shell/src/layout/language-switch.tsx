import { LOCALES, localizePath, type PageLocation, rememberLocale, splitLocale } from '@aimante/contract';
import { Link } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../texts.tsx';
import styles from './language-switch.module.css';

export function LanguageSwitch({ location }: { location: PageLocation }) {
  const { t } = useTranslation();
  const current = useLocale();
  const { path } = splitLocale(location.pathname);
  return (
    <nav className={styles.switch} aria-label={t('header.language.label')}>
      {LOCALES.map((locale) => (
        <Link
          key={locale}
          to={localizePath(path, locale) + location.search + location.hash}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
          aria-label={`${locale.toUpperCase()}, ${t(`header.language.${locale}`)}`}
          onClick={() => rememberLocale(locale)}
        >
          {locale.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
}
