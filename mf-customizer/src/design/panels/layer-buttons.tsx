import { IconButton } from '@aimante/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import BringToFront from 'lucide-react/icons/bring-to-front';
import Copy from 'lucide-react/icons/copy';
import SendToBack from 'lucide-react/icons/send-to-back';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addLayerAtom,
  canOrderAtom,
  type Order,
  orderLayerAtom,
  type Placed,
  removeLayerAtom,
} from '../placed-layers.ts';
import layers from './layers.module.css';
import styles from './panel.module.css';

interface LayerButtonsProps {
  readonly placed: Placed;
  /** Where its copy is. */
  readonly next: Placed['layer']['at'];
  readonly hasOrder?: boolean;
  readonly children?: ReactNode;
}

/** Copies, orders and removes a text or sticker. */
export function LayerButtons({ placed, next, hasOrder = true, children }: LayerButtonsProps) {
  const { t } = useTranslation();
  const { layer } = placed;
  const add = useSetAtom(addLayerAtom);
  const remove = useSetAtom(removeLayerAtom);
  return (
    <div className={styles.row}>
      <IconButton
        label={t(`design.${layer.kind}.duplicate`)}
        variant="ghost"
        onClick={() => add({ ...layer, at: next })}
      >
        <Copy size={18} />
      </IconButton>
      {hasOrder && (
        <>
          <OrderButton placed={placed} order="front" icon={<BringToFront size={18} />} />
          <OrderButton placed={placed} order="behind" icon={<SendToBack size={18} />} />
        </>
      )}
      <IconButton label={t(`design.${layer.kind}.remove`)} variant="ghost" onClick={() => remove(placed)}>
        <Trash2 size={18} />
      </IconButton>
      {children}
    </div>
  );
}

interface OrderButtonProps extends Pick<LayerButtonsProps, 'placed'> {
  readonly order: Order;
  readonly icon: ReactNode;
}

function OrderButton({ placed, order, icon }: OrderButtonProps) {
  const { t } = useTranslation();
  const isPossible = useAtomValue(canOrderAtom)({ placed, order });
  const move = useSetAtom(orderLayerAtom);
  return (
    <IconButton
      label={t(`design.layer.${order}`)}
      variant="ghost"
      className={layers.order}
      aria-disabled={!isPossible || undefined}
      onClick={() => move({ placed, order })}
    >
      {icon}
    </IconButton>
  );
}
