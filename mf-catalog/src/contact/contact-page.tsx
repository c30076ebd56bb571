import { useT } from '@aimante/remote';
import { PageIntro } from '@aimante/ui';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { SHOP } from '../shop-identity/shop-identity.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { ContactSent } from './contact-sent.tsx';

export function ContactPage() {
  const t = useT();
  const [ticket, setTicket] = useState<string>();
  return (
    <>
      <PageIntro title={t('contact.intro.title')} text={t('contact.intro.text')} />
      <div className={styles.columns}>
        {ticket ? (
          <ContactSent ticket={ticket} onAgain={() => setTicket(undefined)} />
        ) : (
          <ContactForm onSent={setTicket} />
        )}
        <address className={styles.aside}>
          <h2>{t('contact.reach.title')}</h2>
          <ul>
            <li>
              <Phone size={20} />
              <a href={SHOP.phoneLink}>{t('contact.reach.phone')}</a>
            </li>
            <li>
              <Mail size={20} />
              <a href={`mailto:${SHOP.email}`}>{SHOP.email}</a>
            </li>
            <li>
              <MapPin size={20} />
              <span>
                {SHOP.street}
                <br />
                {SHOP.postalCode} {SHOP.city}
              </span>
            </li>
            <li>
              <Clock size={20} />
              <span>{t('contact.reach.hours')}</span>
            </li>
          </ul>
          <p>{t('contact.reach.promise')}</p>
        </address>
      </div>
    </>
  );
}
