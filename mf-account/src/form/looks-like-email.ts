/** Catches typing errors only. A mail to the address shows whether it exists. */
export const looksLikeEmail = (typed: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed);
