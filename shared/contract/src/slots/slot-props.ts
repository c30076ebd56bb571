/**
 * The props that each slot of a page gives to its fragments, by the name of the slot. They are plain data. A team in a
 * repository of its own adds its slots with `declare module '@aimante/contract'`.
 */
export interface SlotProps {
  /** Tiles of the account page. */
  readonly 'account-home': object;
  /** Below the purchase panel of a product. */
  readonly 'product-aside': { readonly productId: string };
  /** Panels of an order in the back office. */
  readonly 'order-panel': { readonly orderId: string };
}

export type SlotName = keyof SlotProps;
export type SlotData = Readonly<Record<string, unknown>>;
