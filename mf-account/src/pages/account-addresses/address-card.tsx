import { type Address, deleteAddress, updateAddress } from '@aimante/api-contract/users';
import { useLocale, usePlatform } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { addressLines } from '@aimante/shop/postal';
import { Badge, Button, Card, Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { PROFILE_KEY } from '../../use-profile.ts';
import styles from './addresses-page.module.css';

interface AddressCardProps {
  readonly address: Address;
  readonly onEdit: () => void;
}

export function AddressCard({ address, onEdit }: AddressCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { remove, makeDefault, isBusy } = useAddressActions(address);
  const [name, ...lines] = addressLines(address, locale);
  const title = address.label || name || '';
  const canBeDefault = address.type !== 'billing' && !address.isDefaultShipping;
  return (
    <Card className={styles.card} render={<li />}>
      <div className={styles.badges}>
        {address.isDefaultShipping && <Badge tone="success">{t('addresses.default.shipping')}</Badge>}
        {address.isDefaultBilling && <Badge tone="success">{t('addresses.default.billing')}</Badge>}
        {address.type !== 'both' && (
          <Badge tone="neutral" icon={null}>
            {t(`addresses.type.${address.type}`)}
          </Badge>
        )}
      </div>
      <h2 className={styles.name}>{title}</h2>
      <address className={styles.lines}>
        {[address.label ? name : '', ...lines, address.phone].filter(Boolean).join('\n')}
      </address>
      <div className={styles.actions}>
        <Button variant="text" size="small" aria-label={t('addresses.edit.label', { name: title })} onClick={onEdit}>
          {t('addresses.edit.button')}
        </Button>
        {canBeDefault && (
          <Button
            variant="text"
            size="small"
            disabled={isBusy}
            aria-label={t('addresses.makeDefault.label', { name: title })}
            onClick={makeDefault}
          >
            {t('addresses.makeDefault.button')}
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          disabled={isBusy}
          aria-label={t('addresses.delete.label', { name: title })}
          onClick={() => void remove(title)}
        >
          {t('addresses.delete.button')}
        </Button>
      </div>
    </Card>
  );
}

function useAddressActions({ id }: Address) {
  const { t } = useTranslation();
  const { confirm, notify } = usePlatform();
  const errorText = useErrorText();
  const fail = (fallback: string) => (error: Error) => notify({ kind: 'error', text: errorText(error, fallback) });
  const removal = useChange((api) => api(deleteAddress, { params: { id } }), {
    refresh: [PROFILE_KEY],
    done: ({ message }) => message,
    onFailure: fail(t('addresses.failure.delete')),
  });
  const choice = useChange((api) => api(updateAddress, { params: { id }, body: { isDefaultShipping: true } }), {
    refresh: [PROFILE_KEY],
    onFailure: fail(t('addresses.failure.update')),
  });
  return {
    isBusy: removal.isPending || choice.isPending,
    makeDefault: () => choice.mutate(),
    async remove(name: string) {
      const isSure = await confirm({
        title: t('addresses.delete.title', { name }),
        text: t('addresses.delete.text'),
        confirm: t('addresses.delete.confirm'),
        cancel: t('form.cancel.button'),
        isDangerous: true,
      });
      if (isSure) removal.mutate();
    },
  };
}

export function AddressSkeleton() {
  return (
    <div className={styles.grid}>
      <Skeleton shape="block" height="14rem" />
      <Skeleton shape="block" height="14rem" />
    </div>
  );
}
