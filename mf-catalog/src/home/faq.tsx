import { Link, useT } from '@aimante/remote';
import { Accordion, Button } from '@aimante/ui';
import styles from './faq.module.css';

const QUESTIONS = ['files', 'delay', 'mix', 'strength', 'privacy', 'companies'] as const;

/** Six questions, one answer open, and the way to ask a seventh. */
export function Faq() {
  const t = useT();
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
        items={QUESTIONS.map((id) => ({
          id,
          title: t(`home.faq.${id}.question`),
          content: <p>{t(`home.faq.${id}.answer`)}</p>,
        }))}
      />
    </section>
  );
}
