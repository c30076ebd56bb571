import { OCCASIONS, type Occasion } from '@aimante/print';
import { Link, useLocale, useSession } from '@aimante/remote';
import { Button, formatPrice, Link as TextLink } from '@aimante/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeInCm } from '../../magnet-size/magnet-words.ts';
import { isNarrowed, searchOfFilters, type TemplateFilters } from '../../template-gallery/template-filters.ts';
import { editorPath } from '../../template-gallery/template-offer.ts';
import styles from './gallery-sections.module.css';
import { TemplateCard } from './template-card.tsx';
import { TemplateTile } from './template-tile.tsx';
import type { OfferedTemplate } from './use-offered-templates.ts';

interface GallerySectionsProps {
  readonly shown: readonly OfferedTemplate[];
  readonly filters: TemplateFilters;
}

/** How many cards of an occasion a phone shows before the visitor chooses it. */
const MOST_ON_PHONE = 2;

export function GallerySections({ shown, filters }: GallerySectionsProps) {
  const isWhole = !isNarrowed(filters);
  const featured = isWhole ? shown.find(({ isFullPhoto }) => isFullPhoto) : undefined;
  const first = shown.find(({ occasion }) => occasion === OCCASIONS.find((each) => hasAny(shown, each)));
  return (
    <>
      {featured && <Featured template={featured} />}
      {OCCASIONS.filter((occasion) => hasAny(shown, occasion)).map((occasion) => (
        <Section
          key={occasion}
          occasion={occasion}
          templates={shown.filter((each) => each.occasion === occasion)}
          filters={filters}
          featured={featured}
          isFirst={first?.occasion === occasion}
        />
      ))}
    </>
  );
}

const hasAny = (templates: readonly OfferedTemplate[], occasion: Occasion) =>
  templates.some((each) => each.occasion === occasion);

function useOfferWords() {
  const { t } = useTranslation();
  const locale = useLocale();
  return ({ magnet: { size, priceCents } }: Pick<OfferedTemplate, 'magnet'>) =>
    t('templates.offer', { size: sizeInCm({ trim: size }, locale), price: formatPrice(priceCents, locale) });
}

/** The first template of a phone, with its button. */
function Featured({ template }: { readonly template: OfferedTemplate }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const hasAccount = useSession() !== null;
  const offer = useOfferWords();
  const { id, name, englishName, magnet, occasion } = template;
  return (
    <section className={styles.featured} data-occasion={occasion} aria-label={t('templates.featured')}>
      <TemplateTile template={template} sizes="calc(100vw - 5rem)" isPriority={false} />
      <p>
        <strong>{locale === 'en' ? englishName : name}</strong> <span>{offer(template)}</span>
      </p>
      <Button render={<Link to={editorPath(magnet, id, hasAccount)} />}>{t('templates.use')}</Button>
    </section>
  );
}

interface SectionProps extends Pick<GallerySectionsProps, 'filters'> {
  readonly occasion: Occasion;
  readonly templates: readonly OfferedTemplate[];
  readonly featured: OfferedTemplate | undefined;
  readonly isFirst: boolean;
}

function Section({ occasion, templates, filters, featured, isFirst }: SectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const offer = useOfferWords();
  const [first] = templates;
  const isOneMagnet = templates.every(({ magnet }) => magnet.slug === first?.magnet.slug);
  const isCut = !isNarrowed(filters) && templates.length > MOST_ON_PHONE;
  const onPhone = templates.filter((each) => each !== featured).slice(0, MOST_ON_PHONE);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t(`templates.occasion.${occasion}`)}</h2>
        {first && isOneMagnet && <p>{t('templates.magnet', { offer: offer(first) })}</p>}
        {isCut && (
          <TextLink
            className={styles.more}
            render={<Link to={`/templates?${new URLSearchParams(searchOfFilters({ ...filters, occasion }))}`} />}
          >
            {t('templates.more', { count: templates.length })}
          </TextLink>
        )}
      </div>
      <ul className={styles.grid}>
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            offer={isOneMagnet ? undefined : offer(template)}
            isPriority={isFirst && template === first}
            isWideOnly={isCut && !onPhone.includes(template)}
          />
        ))}
      </ul>
    </section>
  );
}
