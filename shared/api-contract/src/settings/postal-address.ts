export interface PostalAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** The parts of `street, postal code city, country`. Undefined when the address has another format. */
export function readPostalAddress(address: string): PostalAddress | undefined {
  const parts = address.split(/[,\n]/).map((part) => part.trim());
  const at = parts.findIndex((part, index) => index > 0 && /^(?:[A-Z]{1,2}-)?\d{4,5} \D/.test(part));
  const [, postalCode, city] = /^(\S+) (.+)$/.exec(parts[at] ?? '') ?? [];
  if (!postalCode || !city) return undefined;
  const [street, country] = [parts.slice(0, at).join(', '), parts.slice(at + 1).join(', ')];
  return { street, postalCode, city, country };
}
