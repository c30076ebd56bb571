import { Toast } from '@base-ui/react/toast';

export interface ToastMessage {
  text: string;
  tone?: 'success' | 'info' | 'removed' | 'progress' | 'danger' | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** Milliseconds; 0 stays until it is closed. Six seconds by default, `progress` and `danger` stay. */
  duration?: number | undefined;
}

const stays = new Set<ToastMessage['tone']>(['progress', 'danger']);
const shown = 6000;

function toOptions({ text, tone = 'info', action, duration }: ToastMessage, close: () => void) {
  const press = () => {
    close();
    action?.onPress();
  };
  return {
    title: text,
    type: tone,
    timeout: duration ?? (stays.has(tone) ? 0 : shown),
    actionProps: action ? { children: action.label, onClick: press } : undefined,
  };
}

/** Where messages are put, from outside React too; `ToastRegion` shows them. */
export function createToastQueue() {
  const manager = Toast.createToastManager();
  let count = 0;
  return {
    manager,
    /** Shows a message and answers its id. */
    add(message: ToastMessage): string {
      count += 1;
      const id = `toast-${count}`;
      return manager.add({ id, ...toOptions(message, () => manager.close(id)) });
    },
    /** Exchanges a message that still shows: a number that goes up, an end. */
    update(id: string, message: ToastMessage) {
      manager.update(
        id,
        toOptions(message, () => manager.close(id)),
      );
    },
    close(id: string) {
      manager.close(id);
    },
  };
}

export type ToastQueue = ReturnType<typeof createToastQueue>;
