import { Picture } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { inspirationBedroomPicture } from '../../pictures/inspiration-bedroom.ts';
import { inspirationKitchenPicture } from '../../pictures/inspiration-kitchen.ts';
import { inspirationOfficePicture } from '../../pictures/inspiration-office.ts';
import { inspirationWeddingPicture } from '../../pictures/inspiration-wedding.ts';
import { MoreLink } from '../../section/more-link.tsx';
import { Section } from '../../section/section.tsx';
import styles from './inspiration.module.css';

const SCENES = [
  { id: 'kitchen', picture: inspirationKitchenPicture },
  { id: 'bedroom', picture: inspirationBedroomPicture },
  { id: 'wedding', picture: inspirationWeddingPicture },
  { id: 'office', picture: inspirationOfficePicture },
] as const;

export function Inspiration() {
  const { t } = useTranslation();
  return (
    <Section
      title={t('home.inspiration.title')}
      aside={<MoreLink to="/portfolio">{t('home.inspiration.all')}</MoreLink>}
    >
      <ul className={styles.scenes}>
        {SCENES.map(({ id, picture }) => (
          <li key={id}>
            <figure>
              <div className={styles.picture}>
                <Picture
                  source={picture}
                  alt={t(`home.inspiration.${id}.picture`)}
                  sizes="(width >= 48rem) 23vw, 45vw"
                />
              </div>
              <figcaption>{t(`home.inspiration.${id}.caption`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
