/** Corsica is 20, overseas territories are 97 and 98. No code starts with 00. */
export const isFrenchPostalCode = (code: string): boolean => /^(?!00)\d{5}$/.test(code);
