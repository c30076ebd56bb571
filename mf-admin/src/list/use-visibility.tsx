import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useTranslation } from 'react-i18next';
import { type Switch, switchActions, type Versioned } from './switch-actions.ts';
import type { Each } from './use-bulk.ts';

/** Bulk actions that show rows in the shop or hide them. */
export function useVisibility<Row extends Versioned>(
  each: Each<Row>,
  { isOn, set }: Pick<Switch<Row>, 'isOn' | 'set'>,
) {
  const { t } = useTranslation();
  return switchActions(each, {
    isOn,
    set,
    on: {
      id: 'show',
      label: t('products.show'),
      icon: <Eye size={16} />,
      done: (count) => t('products.shown', { count }),
    },
    off: {
      id: 'hide',
      label: t('products.hide'),
      icon: <EyeOff size={16} />,
      done: (count) => t('products.hiddenNow', { count }),
    },
  });
}
