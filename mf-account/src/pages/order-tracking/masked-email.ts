/** `s•••@exemple.fr`: the owner recognises the address, and an onlooker cannot read it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
