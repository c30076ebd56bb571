import type { ProductTile } from '@aimante/api-contract/catalogue';
import { useLocale } from '@aimante/remote';
import { Price } from '@aimante/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ShopPicture } from '../../catalogue/shop-picture.tsx';
import styles from './search-box.module.css';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: Suggestions;
  /** Index of the suggestion that the arrow keys reached. -1: none. */
  readonly active: number;
  readonly onChoose: (product: ProductTile) => void;
}

export const suggestionId = (listId: string, place: number) => `${listId}-${place}`;

/** Rendered even when empty, because the field refers to the list by id. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { isWanted, isPending, products } = suggestions;
  return (
    <div className={styles.panel} hidden={!isWanted}>
      <p className={styles.note} role="status">
        {isWanted && noteOf(suggestions, t)}
      </p>
      <div id={id} role="listbox" aria-label={t('searchBox.suggestions.label')} aria-busy={isPending}>
        {products.map((product, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field keeps the focus and handles the keys of this list.
          // biome-ignore lint/a11y/useFocusableInteractive: the search field points to the active option with aria-activedescendant.
          <div
            key={product.id}
            id={suggestionId(id, place)}
            role="option"
            aria-selected={place === active}
            className={styles.suggestion}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(product)}
          >
            <span className={styles.picture}>
              <ShopPicture picture={product.picture ?? undefined} alt="" sizes="3.5rem" ratio={1} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{product.name}</span>
              <span className={styles.text}>{product.description}</span>
            </span>
            <Price cents={product.priceCents} locale={locale} />
          </div>
        ))}
      </div>
    </div>
  );
}

function noteOf({ isPending, isFailed, products, corrected }: Suggestions, t: TFunction): string {
  if (isPending) return t('searchBox.suggestions.loading');
  if (isFailed) return t('searchBox.suggestions.failed');
  if (corrected !== null) return t('searchBox.suggestions.corrected', { corrected });
  return products.length === 0
    ? t('searchBox.suggestions.none')
    : t('searchBox.suggestions.count', { count: products.length });
}
