import { OCCASIONS } from '@aimante/print';
import { Chip, RemovableChip, Select } from '@aimante/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOUR_FAMILIES, familyOf } from '../../template-gallery/gallery-template.ts';
import { PHOTO_CHOICES, type TemplateFilters } from '../../template-gallery/template-filters.ts';
import type { Magnet } from '../../template-gallery/template-offer.ts';
import styles from './gallery-filters.module.css';
import type { OfferedTemplate } from './use-offered-templates.ts';

interface GalleryFiltersProps {
  readonly all: readonly OfferedTemplate[];
  readonly shown: readonly OfferedTemplate[];
  readonly filters: TemplateFilters;
  readonly change: (changes: TemplateFilters) => void;
  /** The magnet that the templates are for. */
  readonly product: Magnet | undefined;
}

export function GalleryFilters({ all, shown, filters, change, product }: GalleryFiltersProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      {product && (
        <RemovableChip
          variant="wash"
          removeLabel={t('templates.filter.anyProduct', { name: product.name })}
          onClick={() => change({ product: undefined })}
        >
          {product.name}
        </RemovableChip>
      )}
      <Occasions all={all} filters={filters} change={change} />
      <p className={styles.count} role="status">
        {t('templates.count', { count: shown.length })}
      </p>
      <div className={styles.selects}>
        <PhotoSelect filters={filters} change={change} />
        <ColourSelect all={all} filters={filters} change={change} />
      </div>
    </div>
  );
}

type FilterProps = Pick<GalleryFiltersProps, 'filters' | 'change'>;
type CountedProps = FilterProps & Pick<GalleryFiltersProps, 'all'>;

function Occasions({ all, filters, change }: CountedProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLFieldSetElement>(null);
  useSelectedInSight(row, filters.occasion);
  const groups = OCCASIONS.map((id) => ({ id, count: all.filter(({ occasion }) => occasion === id).length }));
  return (
    <fieldset ref={row} className={styles.occasions} aria-label={t('templates.filter.occasion')}>
      <Chip isSelected={!filters.occasion} onClick={() => change({ occasion: undefined })}>
        {t('templates.filter.all')} <span className={styles.number}>{all.length}</span>
      </Chip>
      {groups
        .filter(({ id, count }) => count > 0 || id === filters.occasion)
        .map(({ id, count }) => (
          <Chip key={id} isSelected={filters.occasion === id} onClick={() => change({ occasion: id })}>
            {t(`templates.short.${id}`)} <span className={styles.number}>{count}</span>
          </Chip>
        ))}
    </fieldset>
  );
}

/** On a phone the chips scroll sideways. */
function useSelectedInSight(row: RefObject<HTMLElement | null>, occasion: TemplateFilters['occasion']) {
  useEffect(() => {
    const chips = row.current;
    const selected = occasion && chips?.querySelector('[aria-pressed="true"]');
    if (!chips || !selected) return;
    const [room, chip] = [chips.getBoundingClientRect(), selected.getBoundingClientRect()];
    chips.scrollLeft += (chip.left + chip.right - room.left - room.right) / 2;
  }, [row, occasion]);
}

function PhotoSelect({ filters, change }: FilterProps) {
  const { t } = useTranslation();
  return (
    <Select
      size="desk"
      label={t('templates.filter.photo')}
      value={filters.photo ?? ''}
      onChange={({ target }) => change({ photo: PHOTO_CHOICES.find((each) => each === target.value) })}
    >
      <option value="">{t('templates.filter.any')}</option>
      {PHOTO_CHOICES.map((each) => (
        <option key={each} value={each}>
          {t(`templates.photo.${each}`)}
        </option>
      ))}
    </Select>
  );
}

function ColourSelect({ all, filters, change }: CountedProps) {
  const { t } = useTranslation();
  const found = new Set(all.flatMap(({ colours }) => colours.map(familyOf)));
  return (
    <Select
      size="desk"
      label={t('templates.filter.colour')}
      value={filters.colour ?? ''}
      onChange={({ target }) => change({ colour: COLOUR_FAMILIES.find((each) => each === target.value) })}
    >
      <option value="">{t('templates.filter.anyColour')}</option>
      {COLOUR_FAMILIES.filter((each) => found.has(each)).map((each) => (
        <option key={each} value={each}>
          {t(`templates.colour.${each}`)}
        </option>
      ))}
    </Select>
  );
}
