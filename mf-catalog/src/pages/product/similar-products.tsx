import type { Product } from '@aimante/api-contract/catalogue';
import { useLoad } from '@aimante/remote/data';
import { classNames } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { THREE_SIZES } from '../../catalogue/picture-sizes.ts';
import { similarProductsQuery } from '../../catalogue/queries.ts';
import { ProductTile } from '../../product-tile/product-tile.tsx';
import grid from '../../product-tile/tile-grid.module.css';
import { excerpt } from '../../rich-text/excerpt.ts';
import { MoreLink } from '../../section/more-link.tsx';
import { Section } from '../../section/section.tsx';

const TEXT_LENGTH = 100;

/** Other products of the category. Empty if there are none or they fail to load. */
export function SimilarProducts({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const { data: similar = [] } = useLoad(similarProductsQuery(product.id));
  if (similar.length === 0) return null;
  const more = product.category && (
    <MoreLink to={`/products?category=${product.category.id}`}>{product.category.name}</MoreLink>
  );
  return (
    <Section title={t('product.similar.title')} aside={more} size="small">
      <ul className={classNames(grid.grid, grid.three)}>
        {similar.map((other) => (
          <li key={other.id}>
            <ProductTile
              product={other}
              to={`/products/${other.id}`}
              text={excerpt(other.description, TEXT_LENGTH)}
              sizes={THREE_SIZES}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
