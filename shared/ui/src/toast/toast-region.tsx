import { Toast } from '@base-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import Loader from 'lucide-react/icons/loader';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { wholeOrderNumbers } from '../order-number/whole-order-numbers.tsx';
import { useOverlayContainer } from '../overlay/overlay-container.ts';
import styles from './toast.module.css';
import type { ToastQueue } from './toast-queue.ts';

const icons = new Map([
  ['success', CircleCheck],
  ['removed', Trash2],
  ['progress', Loader],
  ['danger', CircleAlert],
]);

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const Sign = icons.get(toast.type ?? '') ?? Info;
    return (
      <Toast.Root key={toast.id} toast={toast} swipeDirection={['down', 'left', 'right']} className={styles.toast}>
        <Toast.Content className={styles.content}>
          <Sign className={styles.sign} size={18} />
          <Toast.Title className={styles.text} render={<p />}>
            {wholeOrderNumbers(toast.title)}
          </Toast.Title>
          {toast.actionProps && <Toast.Action className={styles.action} />}
          {toast.timeout === 0 && (
            // Base UI hides the button while the toast stack is collapsed. Ours never collapses.
            <Toast.Close className={styles.close} aria-label={closeLabel} aria-hidden={false}>
              <X size={18} />
            </Toast.Close>
          )}
        </Toast.Content>
      </Toast.Root>
    );
  });
}

export interface ToastRegionProps {
  queue: ToastQueue;
  /** The accessible name of the region. F6 moves the focus to it. */
  label: string;
  closeLabel: string;
}

/** Toasts at the bottom of the page. They do not time out while hovered or focused. Use one region per page. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  return (
    <Toast.Provider toastManager={queue.manager} limit={4}>
      <Toast.Portal container={useOverlayContainer()}>
        <Toast.Viewport className={styles.viewport} aria-label={label}>
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
