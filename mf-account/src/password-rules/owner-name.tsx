/** Tells a password manager whose password this is; nobody else needs to see it. */
export function OwnerName({ email }: { readonly email: string | undefined }) {
  return email ? <input type="email" autoComplete="username" value={email} readOnly hidden /> : null;
}
