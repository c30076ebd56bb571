/** Where the variants of a product are kept. */
export const variantsKey = (productId: string) => ['product-variants', productId];
