/** Query key of a product's variants. */
export const variantsKey = (productId: string) => ['product-variants', productId];
