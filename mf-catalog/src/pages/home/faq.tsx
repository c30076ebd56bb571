import { Link, useLocale } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { Accordion, Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useDeliveryPromise } from '../../delivery-promise/use-delivery-promise.ts';
import { faqAnswers } from '../../faq-answers.ts';
import { settingsQuery } from '../../shop-identity/settings-query.ts';
import styles from './faq.module.css';

export function Faq() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = useLoad(settingsQuery);
  const promise = useDeliveryPromise();
  const answers = faqAnswers({ settings: data, promise }, { locale, t });
  return (
    <section id="faq" className={styles.faq} aria-labelledby="home-faq-title">
      <div className={styles.head}>
        <h2 id="home-faq-title">{t('home.faq.title')}</h2>
        <p>{t('home.faq.text')}</p>
        <Button size="small" variant="secondary" render={<Link to="/contact" />}>
          {t('home.faq.contact')}
        </Button>
      </div>
      <Accordion
        defaultOpenId="files"
        items={answers.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
      />
    </section>
  );
}
