/** Gives password managers the user name of a password, in a hidden field. */
export function OwnerName({ email }: { readonly email: string | undefined }) {
  return email ? <input type="email" autoComplete="username" value={email} readOnly hidden /> : null;
}
