const ORDER_NUMBER = /^PM-\d{2}-\d{6,12}$/i;

/** Catches typing errors only. The server ignores case and spaces. */
export const looksLikeOrderNumber = (typed: string): boolean => ORDER_NUMBER.test(typed.replace(/\s/g, ''));
