import { Loaded, type LoadState } from '@aimante/remote/data';
import { Drawer, Skeleton } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './waiting-drawer.module.css';

interface WaitingDrawerProps<Data> {
  readonly title: string;
  readonly query: LoadState<Data>;
  readonly onClose: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** A drawer that must load its choices. It opens at once and shows an error if the load fails. */
export function WaitingDrawer<Data>({ title, query, onClose, children }: WaitingDrawerProps<Data>) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  return (
    <Drawer open onOpenChange={onClose} title={title} closeLabel={t('action.close')}>
      <div className={styles.waiting}>
        <Loaded query={query} skeleton={<Fields />}>
          {() => null}
        </Loaded>
      </div>
    </Drawer>
  );
}

/** Placeholders for four labelled fields. */
function Fields() {
  return Array.from({ length: 4 }, (_, index) => (
    <div key={index}>
      <Skeleton shape="text" width="40%" />
      <Skeleton shape="block" height="2.5rem" />
    </div>
  ));
}
