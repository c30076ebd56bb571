import { Link, useLocale, useSession } from '@aimante/remote';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { editorPath } from '../../template-gallery/template-offer.ts';
import styles from './template-card.module.css';
import { TemplateTile } from './template-tile.tsx';
import type { OfferedTemplate } from './use-offered-templates.ts';

interface TemplateCardProps {
  readonly template: OfferedTemplate;
  /** Size and price, unless the section says them. */
  readonly offer: string | undefined;
  readonly isPriority: boolean;
  /** Phones show it only after a choice. */
  readonly isWideOnly: boolean;
}

/** The whole card is one link to the editor. */
export function TemplateCard({ template, offer, isPriority, isWideOnly }: TemplateCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const hasAccount = useSession() !== null;
  const { id, englishName, occasion, size, photos, colours, magnet } = template;
  const name = locale === 'en' ? englishName : template.name;
  const proportions = { '--ratio': size.width / size.height } as CSSProperties;
  return (
    <li className={styles.card} data-wide-only={isWideOnly ? '' : undefined}>
      <div className={styles.ground} data-occasion={occasion}>
        <div className={styles.magnet} style={proportions}>
          <TemplateTile template={template} sizes="(max-width: 40rem) 40vw, 15rem" isPriority={isPriority} />
        </div>
        <span className={styles.use} aria-hidden="true">
          {t('templates.use')} <ArrowRight size={18} />
        </span>
      </div>
      <h3>
        <Link
          to={editorPath(magnet, id, hasAccount)}
          className={styles.link}
          aria-label={t('templates.useNamed', { name })}
        >
          {name}
        </Link>
      </h3>
      <p className={styles.facts}>
        <span>{photos === 0 ? t('templates.photo.without') : t('templates.photos', { count: photos })}</span>
        <span className={styles.colours} aria-hidden="true">
          {colours.map((colour) => (
            <i key={colour} style={{ background: colour }} />
          ))}
        </span>
      </p>
      {offer && <p className={styles.facts}>{offer}</p>}
    </li>
  );
}
