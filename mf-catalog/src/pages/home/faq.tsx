import { Link, useLocale } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { Accordion, Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '../../shop-identity/settings-query.ts';
import { settingsValues } from '../../shop-identity/settings-values.ts';
import styles from './faq.module.css';

const QUESTIONS = ['files', 'delay', 'mix', 'strength', 'privacy', 'companies'] as const;

export function Faq() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = useLoad(settingsQuery);
  const values = data && settingsValues(data, locale);
  // Without the settings, answers that quote them are left out.
  const answers = {
    files: t('home.faq.files.answer'),
    delay: values && t('home.faq.delay.answer', values),
    mix: t('home.faq.mix.answer'),
    strength: t('home.faq.strength.answer'),
    privacy: values && t('home.faq.privacy.answer', values),
    companies: t('home.faq.companies.answer'),
  };
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
        items={QUESTIONS.filter((id) => answers[id]).map((id) => ({
          id,
          title: t(`home.faq.${id}.question`),
          content: <p>{answers[id]}</p>,
        }))}
      />
    </section>
  );
}
