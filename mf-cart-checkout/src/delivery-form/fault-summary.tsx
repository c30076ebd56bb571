import { Notice } from '@aimante/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryFaults } from './check-delivery.ts';
import styles from './delivery-form.module.css';

interface FaultSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly faults: DeliveryFaults;
  readonly onPick: (name: string) => void;
}

export function FaultSummary({ ref, faults, onPick }: FaultSummaryProps) {
  const { t } = useTranslation();
  return (
    <Notice
      ref={ref}
      className={styles.faults}
      tabIndex={-1}
      tone="danger"
      title={t('field.summary.text', { count: faults.size })}
    >
      <ul>
        {[...faults.keys()].map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onPick(name)}>
              <FieldName name={name} />
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const NAMES = [
  'email',
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'postalCode',
  'city',
  'phone',
  'siret',
  'vatNumber',
  'purchaseOrder',
] as const;

function FieldName({ name }: { name: string }) {
  const { t } = useTranslation();
  if (name === 'relayId') return t('shipping.relay.legend');
  if (name === 'marketEventId') return t('shipping.market.legend');
  const [group, field] = name.includes('.') ? name.split('.') : ['', name];
  const known = NAMES.find((each) => each === field);
  const label = known ? t(`field.${known}.label`) : name;
  return group === 'billing' ? t('field.summary.billing', { label }) : label;
}
