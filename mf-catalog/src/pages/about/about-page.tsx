import { Link, useLocale } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { settingsValues } from '@aimante/shop/legal';
import { Button, PageIntro, Picture } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { associationPicture } from '../../pictures/association.ts';
import { giftBoxPicture } from '../../pictures/gift-box.ts';
import { roundBadgesPicture } from '../../pictures/round-badges.ts';
import { workshopPicture } from '../../pictures/workshop.ts';
import { MoreLink } from '../../section/more-link.tsx';
import { Section } from '../../section/section.tsx';
import { settingsQuery } from '../../shop-identity/settings-query.ts';
import styles from './about-page.module.css';

const CHAPTERS = [
  { id: 'press', picture: roundBadgesPicture },
  { id: 'eye', picture: associationPicture },
  { id: 'parcel', picture: giftBoxPicture },
] as const;
const FIGURES = ['people', 'days', 'guarantee', 'erasure'] as const;

export function AboutPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = useLoad(settingsQuery);
  const values = data && settingsValues(data, locale);
  // Without the settings, figures that quote them are left out.
  const figures = {
    people: t('about.figures.people.value'),
    days: values && t('about.figures.days.value', values),
    guarantee: t('about.figures.guarantee.value'),
    erasure: values && t('about.figures.erasure.value', values),
  };
  return (
    <>
      <PageIntro title={t('about.intro.title')} text={t('about.intro.text')} />
      <div className={styles.opening}>
        <Picture source={workshopPicture} alt={t('about.picture')} sizes="(width >= 80rem) 80rem, 94vw" isPriority />
      </div>
      <ul className={styles.figures} aria-label={t('about.figures.label')}>
        {FIGURES.filter((figure) => figures[figure]).map((figure) => (
          <li key={figure}>
            <strong>{figures[figure]}</strong>
            <span>{t(`about.figures.${figure}.text`)}</span>
          </li>
        ))}
      </ul>
      {CHAPTERS.map(({ id, picture }) => (
        <section key={id} className={styles.chapter} aria-labelledby={`about-${id}`}>
          <div className={styles.picture}>
            <Picture source={picture} alt={t(`about.${id}.picture`)} sizes="(width >= 60rem) 36rem, 92vw" />
          </div>
          <div className={styles.words}>
            <h2 id={`about-${id}`}>{t(`about.${id}.title`)}</h2>
            <p>{t(`about.${id}.text`)}</p>
          </div>
        </section>
      ))}
      <Section title={t('about.meet.title')} tone="sand" size="small">
        <p className={styles.meet}>{t('about.meet.text')}</p>
        <div className={styles.actions}>
          <Button render={<Link to="/local" />}>{t('about.meet.action')}</Button>
          <MoreLink to="/legal/notice">{t('about.meet.identity')}</MoreLink>
        </div>
      </Section>
    </>
  );
}
