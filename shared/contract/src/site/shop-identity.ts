/** The public identity of the shop, from its settings. An empty text is a value that is not set. */
export interface ShopIdentity {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly socials: {
    readonly instagram: string;
    readonly facebook: string;
    readonly pinterest: string;
  };
}

/** For `tel:` links and structured data: a French number in international format, any other unchanged. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return /^0[1-9]\d{8}$/.test(digits) ? `+33${digits.slice(1)}` : digits;
}
