import { useTranslation } from 'react-i18next';
import type { Fault } from '../checkout-draft/address-schema.ts';

/** The text of a fault below its field, which it names. */
export function useFaultText(): (fault: Fault | undefined, field: string) => string | undefined {
  const { t } = useTranslation();
  return (fault, field) => {
    const name = field.split('.').at(-1) as 'city';
    if (fault === 'required') return t(`field.missing.${name}`);
    if (fault === 'tooLong') return t('field.error.tooLong', { label: t(`field.${name}.label`) });
    if (fault === 'choose') return t(`field.choose.${field as 'relayId' | 'marketEventId'}`);
    return fault && t(`field.error.${fault}`);
  };
}
