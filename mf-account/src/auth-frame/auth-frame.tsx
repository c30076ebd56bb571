import { rememberLocale } from '@aimante/contract';
import { Link, useLocale, useLocation } from '@aimante/remote';
import { Picture, type PictureSource } from '@aimante/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './auth-frame.module.css';
import { doorPicture } from './door-picture.ts';

const logo = new URL('../../pictures/logo.svg', import.meta.url).href;

interface AuthFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Link back, opposite the logo. Default: a link to the shop. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  readonly children: ReactNode;
}

export function AuthFrame({ title, text, back, children }: AuthFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <Door picture={doorPicture} />
      <div className={styles.panel}>
        <div className={styles.head}>
          <Link to="/" aria-label={t('auth.home.link')}>
            <img src={logo} alt="" width="138" height="32" />
          </Link>
          <Link className={styles.back ?? ''} to={back?.to ?? '/'}>
            <ArrowLeft size={16} aria-hidden="true" />
            {back?.label ?? t('auth.shop.link')}
          </Link>
        </div>
        <div className={styles.body}>
          <h1 tabIndex={-1}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {children}
        </div>
        <Legal />
      </div>
    </div>
  );
}

function Door({ picture }: { picture: PictureSource }) {
  return (
    <div className={styles.door} aria-hidden="true">
      <Picture source={picture} alt="" sizes="(min-width: 64rem) 50vw, 1px" className={styles.photo} />
    </div>
  );
}

function Legal() {
  const { t } = useTranslation();
  return (
    <nav className={styles.legal} aria-label={t('auth.legal.label')}>
      <Link to="/legal/privacy">{t('auth.privacy.link')}</Link>
      <Link to="/legal/terms">{t('auth.terms.link')}</Link>
      <OtherLanguage />
    </nav>
  );
}

/** A full page load: the router's links stay in one language. Saves the choice, which would otherwise redirect back. */
function OtherLanguage() {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const other = useLocale() === 'fr' ? 'en' : 'fr';
  return (
    <a
      href={`${other === 'en' ? '/en' : ''}${pathname}${search}${hash}`}
      lang={other}
      hrefLang={other}
      onClick={() => rememberLocale(other)}
    >
      {t('auth.language.other')}
    </a>
  );
}
