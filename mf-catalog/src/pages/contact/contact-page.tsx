import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';
import { useState } from 'react';
import { ContactForm } from '../../contact/contact-form.tsx';
import styles from '../../contact/contact-page.module.css';
import { ContactSent } from '../../contact/contact-sent.tsx';
import { ReachUs } from '../../contact/reach-us.tsx';
import { localBusinessHead } from '../../shop-identity/organisation.ts';
import { useSettingsHead } from '../../shop-identity/use-settings-head.ts';

export function ContactPage() {
  const t = useT();
  const [ticket, setTicket] = useState<string>();
  useSettingsHead(localBusinessHead);
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
