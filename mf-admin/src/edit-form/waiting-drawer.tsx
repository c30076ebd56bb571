import { useT } from '@aimante/remote';
import { Loaded, type LoadState } from '@aimante/remote/data';
import { Drawer, Skeleton } from '@aimante/ui';
import type { ReactNode } from 'react';
import styles from './waiting-drawer.module.css';

interface WaitingDrawerProps<Data> {
  readonly title: string;
  /** What has to be known before anything can be filled in. */
  readonly query: LoadState<Data>;
  readonly onClose: () => void;
  /** The drawer itself. */
  readonly children: (data: Data) => ReactNode;
}

/** A drawer that offers choices: it opens at once, and says when they cannot be had. */
export function WaitingDrawer<Data>({ title, query, onClose, children }: WaitingDrawerProps<Data>) {
  const t = useT();
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

/** Four fields on their way, each below its label. */
function Fields() {
  return Array.from({ length: 4 }, (_, index) => (
    <div key={index}>
      <Skeleton shape="text" width="40%" />
      <Skeleton shape="block" height="2.5rem" />
    </div>
  ));
}
