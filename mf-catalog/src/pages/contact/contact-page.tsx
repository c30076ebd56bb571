import { PageIntro } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactHead } from '../../shop-identity/shop-heads.ts';
import { useSettingsHead } from '../../shop-identity/use-settings-head.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { ContactSent } from './contact-sent.tsx';
import { ReachUs } from './reach-us.tsx';

export function ContactPage() {
  const { t } = useTranslation();
  const [ticket, setTicket] = useState<string>();
  useSettingsHead(contactHead);
  return (
    <>
      <PageIntro title={t('contact.intro.title')} text={t('contact.intro.text')} />
      <div className={styles.columns}>
        {ticket ? (
          <ContactSent ticket={ticket} onAgain={() => setTicket(undefined)} />
        ) : (
          <ContactForm onSent={setTicket} />
        )}
        <ReachUs />
      </div>
    </>
  );
}
