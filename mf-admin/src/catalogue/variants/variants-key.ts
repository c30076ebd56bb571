export const variantsKey = (productId: string) => ['product-variants', productId];
