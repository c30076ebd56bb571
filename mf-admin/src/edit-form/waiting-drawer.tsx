import { useT } from '@aimante/remote';
import { Drawer } from '@aimante/ui';
import type { ReactNode } from 'react';
import { Loaded, type LoadState } from '../admin-api/loaded.tsx';
import { PageSkeleton } from '../panel/page-skeleton.tsx';

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
      <Loaded query={query} skeleton={<PageSkeleton main={[5]} />}>
        {() => null}
      </Loaded>
    </Drawer>
  );
}
