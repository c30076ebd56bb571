/** Dates and hours are those of the shop, wherever a visitor or a server is. */
export const SHOP_ZONE = 'Europe/Paris';
