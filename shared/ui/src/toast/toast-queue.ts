import { Toast } from '@base-ui/react/toast';

export interface ToastMessage {
  text: string;
  tone?: 'success' | 'info' | 'removed' | 'progress' | 'danger' | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** Milliseconds. 0: stays until it is closed. Default: six seconds, and 0 for `progress` and `danger`. */
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

/** Receives messages, from outside React too. `ToastRegion` shows them. */
export function createToastQueue() {
  const manager = Toast.createToastManager();
  let count = 0;
  return {
    manager,
    /** Shows a message and returns its id. */
    add(message: ToastMessage): string {
      count += 1;
      const id = `toast-${count}`;
      return manager.add({ id, ...toOptions(message, () => manager.close(id)) });
    },
    /** Replaces a visible message, to update a number or to report the end. */
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
