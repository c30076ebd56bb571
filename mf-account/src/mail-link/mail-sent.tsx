import { Link } from '@aimante/remote';
import { Button, Link as UiLink } from '@aimante/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/auth-frame.tsx';
import form from '../form/form.module.css';
import styles from './mail-link.module.css';

interface MailSentProps {
  readonly title: string;
  readonly email: string;
  /** The server's message: the same whether the address has an account or not. */
  readonly message: string;
  readonly again: string;
  readonly onAgain: () => void;
  readonly login: string;
}

export function MailSent({ title, email, message, again, onAgain, login }: MailSentProps) {
  const { t } = useTranslation();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <AuthFrame title={title} text={email}>
      <div ref={words} className={styles.words} tabIndex={-1} role="status">
        <MailCheck size={28} aria-hidden="true" />
        <p>{message}</p>
        <p className={styles.quiet}>{t('mailLink.sent.help')}</p>
      </div>
      <div className={form.actions}>
        <Button variant="secondary" onClick={onAgain}>
          {again}
        </Button>
        <UiLink render={<Link to={login} />}>{t('mailLink.login.link')}</UiLink>
      </div>
    </AuthFrame>
  );
}
