import { Button } from '@aimante/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './contact-page.module.css';

interface ContactSentProps {
  readonly ticket: string;
  readonly onAgain: () => void;
}

export function ContactSent({ ticket, onAgain }: ContactSentProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.sent} role="status">
      <CircleCheck className={styles.sign} size={32} />
      <h2 ref={title} tabIndex={-1}>
        {t('contact.sent.title')}
      </h2>
      <p>
        {t('contact.sent.ticket')} <strong>{ticket}</strong>
      </p>
      <p>{t('contact.sent.text')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('contact.sent.again')}
      </Button>
    </section>
  );
}
