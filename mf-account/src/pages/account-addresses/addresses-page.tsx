import type { Address } from '@aimante/api-contract/users';
import { Loaded } from '@aimante/remote/data';
import { Button, EmptyState } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { useProfile } from '../../use-profile.ts';
import { AddressCard, AddressSkeleton } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './addresses-page.module.css';

const MAX_ADDRESSES = 20;

export function AddressesPage() {
  const { t } = useTranslation();
  const profile = useProfile();
  /** The edited address, or a new one without an id. */
  const [edited, setEdited] = useState<Partial<Address>>();
  const addresses = profile.data?.addresses;
  const isFull = (addresses?.length ?? 0) >= MAX_ADDRESSES;
  const add = () => setEdited({ firstName: profile.data?.firstName ?? '', lastName: profile.data?.lastName ?? '' });

  const addButton = (
    <Button size="small" variant="secondary" icon={<Plus size={18} />} disabled={isFull} onClick={add}>
      {t('addresses.add.button')}
    </Button>
  );
  return (
    <AccountFrame
      title={t('addresses.intro.title')}
      text={t(isFull ? 'addresses.intro.full' : 'addresses.intro.text', { max: MAX_ADDRESSES })}
      aside={!edited && addresses && addresses.length > 0 && addButton}
    >
      <Loaded query={profile} skeleton={<AddressSkeleton />} failure={t('profile.failure.read')}>
        {({ addresses: list }) => {
          if (edited) return <AddressForm address={edited} onClose={() => setEdited(undefined)} />;
          if (list.length === 0) {
            return (
              <EmptyState title={t('addresses.empty.title')} actions={addButton}>
                {t('addresses.empty.text')}
              </EmptyState>
            );
          }
          return (
            <ul className={styles.grid}>
              {list.map((address) => (
                <AddressCard key={address.id} address={address} onEdit={() => setEdited(address)} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </AccountFrame>
  );
}
