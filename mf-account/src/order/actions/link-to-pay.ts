import type { Order } from '@aimante/api-contract/orders';

/** The signed link allows every visitor to pay. The two pages differ only in their route guard. */
export const linkToPay = ({ trackToken }: Pick<Order, 'trackToken'>, hasAccount: boolean): string =>
  `${hasAccount ? '/checkout/payment' : '/checkout/guest'}#${new URLSearchParams({ token: trackToken })}`;
