/** Corsica is 20, overseas 97 and 98: five digits like the rest; 00 is nowhere. */
export const isFrenchPostalCode = (code: string): boolean => /^(?!00)\d{5}$/.test(code);
