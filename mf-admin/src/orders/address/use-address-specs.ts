import { useLocale } from '@aimante/remote';
import { countryName, deliveryCountries } from '@aimante/shop/postal';
import { useTranslation } from 'react-i18next';
import type { FieldSpec } from '../../form/fields/field-spec.ts';

const names = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'postalCode',
  'city',
  'country',
  'phone',
  'instructions',
] as const;
const optional: readonly string[] = ['company', 'line2', 'phone', 'instructions'];
const wide: readonly string[] = ['company', 'line1', 'line2', 'instructions'];

type AddressName<Prefix extends string> = `${Prefix}.${(typeof names)[number]}`;

/** The fields of a delivery address at `prefix` of the request body. */
export function useAddressSpecs<Prefix extends string>(prefix: Prefix): readonly FieldSpec<AddressName<Prefix>>[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const countries = deliveryCountries.map((value) => ({ value, label: countryName(value, locale) }));
  return names.map((name) => ({
    name: `${prefix}.${name}` as const,
    label: t(`address.${name}`),
    ...(optional.includes(name) && { ifEmpty: null }),
    ...(wide.includes(name) && { isWide: true }),
    ...(name === 'country' && { kind: 'select', options: countries }),
  }));
}
