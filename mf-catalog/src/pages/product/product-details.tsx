import type { Product } from '@aimante/api-contract/catalogue';
import { TrueSize } from './preview/true-size.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { ProductReviews } from './reviews/product-reviews.tsx';
import { SimilarProducts } from './similar-products.tsx';

/** Everything below the purchase. */
export function ProductDetails({ product }: { readonly product: Product }) {
  return (
    <>
      <TrueSize product={product} />
      <ProductTabs product={product} />
      <ProductReviews productId={product.id} />
      <SimilarProducts product={product} />
    </>
  );
}
