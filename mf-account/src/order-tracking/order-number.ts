const ORDER_NUMBER = /^PM-\d{2}-\d{6,12}$/i;

/** Catches a slip of the finger. Case and spaces do not matter: the server ignores both. */
export const looksLikeOrderNumber = (typed: string): boolean => ORDER_NUMBER.test(typed.replace(/\s/g, ''));
