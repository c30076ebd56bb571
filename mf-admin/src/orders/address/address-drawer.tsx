import { changeDeskAddress, type DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { addressChangeSchema } from '@aimante/api-contract/order-desk/schemas';
import { useApi } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useLatestOrder } from '../order/use-latest-order.ts';
import { useAddressSpecs } from './use-address-specs.ts';

interface AddressDrawerProps {
  readonly order: DeskOrderDetail;
  readonly onClose: () => void;
}

/** Changes the delivery address of one order. The address book of the customer stays the same. */
export function AddressDrawer({ order: given, onClose }: AddressDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { order, reload, refresh } = useLatestOrder(given);
  return (
    <EditDrawer
      title={t('order.changeAddress')}
      onClose={onClose}
      onReload={reload}
      schema={addressChangeSchema}
      saved={{ address: order.shippingAddress }}
      unedited={{ version: order.version }}
      specs={useAddressSpecs('address')}
      onSave={async (body) => {
        await api(changeDeskAddress, { params: { id: order.id }, body });
        await refresh();
      }}
    >
      <p>{t('order.changeAddressText')}</p>
    </EditDrawer>
  );
}
