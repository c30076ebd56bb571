import { useTranslation } from 'react-i18next';
import type { Fault } from './address-schema.ts';

/** The text of a fault below its field. A missing value is asked for by the name of the field. */
export function useFaultText(): (fault: Fault | undefined, field: string) => string | undefined {
  const { t } = useTranslation();
  return (fault, field) => {
    if (fault === 'required') return t(`field.missing.${field.split('.').at(-1) as 'city'}`);
    return fault && t(`field.error.${fault}`);
  };
}
