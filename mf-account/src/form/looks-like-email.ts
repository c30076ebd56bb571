/** Catches a slip of the finger; whether an address exists is for the mail to find out. */
export const looksLikeEmail = (typed: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed);
