import type { KnownCustomer } from '@aimante/api-contract/order-desk';
import type { EditForm } from '../../form/use-edit-form.ts';

/** Fills e-mail address, language and delivery address of a new order. */
export function fillCustomer(form: EditForm, { email, locale, address }: KnownCustomer): void {
  form.fill('email', email);
  form.fill('locale', locale);
  for (const [name, value] of Object.entries(address ?? {})) form.fill(`shipping.address.${name}`, value ?? '');
}
