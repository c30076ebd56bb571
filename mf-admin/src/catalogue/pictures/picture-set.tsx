import type { Client } from '@aimante/api-contract';
import type { Picture } from '@aimante/api-contract/catalogue';
import { Loaded, type QueryKey, useChange, useLoad } from '@aimante/remote/data';
import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../desk/use-confirm.ts';
import { PictureGrid } from './picture-grid.tsx';

interface Described {
  readonly id: string;
  readonly alt: string;
}

export interface PictureCalls {
  readonly key: QueryKey;
  /** Query key of the list that shows one of the pictures. */
  readonly list: QueryKey;
  readonly load: (api: Client) => Promise<Picture[]>;
  readonly add: (api: Client, body: FormData) => Promise<unknown>;
  readonly order: (api: Client, imageIds: string[]) => Promise<unknown>;
  readonly describe: (api: Client, described: Described) => Promise<unknown>;
  readonly remove: (api: Client, id: string) => Promise<unknown>;
}

export function PictureSet({ calls }: { calls: PictureCalls }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const refresh = [calls.key, calls.list];
  const pictures = useLoad((api) => ({ queryKey: calls.key, queryFn: () => calls.load(api) }));
  const add = useChange(
    (api, files: readonly File[]) => {
      const body = new FormData();
      for (const file of files) body.append('images', file);
      return calls.add(api, body);
    },
    { refresh },
  );
  const order = useChange(calls.order, { refresh });
  const describe = useChange(calls.describe, { refresh, done: t('media.described') });
  const remove = useChange(calls.remove, { refresh });
  async function ask({ id }: Picture) {
    const isSure = await confirm({
      title: t('media.removeTitle'),
      text: t('media.removeText'),
      confirm: t('action.remove'),
      isDangerous: true,
    });
    if (isSure) remove.mutate(id);
  }
  return (
    <Loaded query={pictures} skeleton={<Skeleton shape="block" height="9rem" />}>
      {(items) => (
        <PictureGrid
          pictures={items}
          isBusy={add.isPending || order.isPending}
          onAdd={(files) => add.mutate(files)}
          // Ignored while a save is pending: the order would start from outdated positions.
          onOrder={(ids) => order.isPending || order.mutate([...ids])}
          onDescribe={(id, alt) => describe.mutate({ id, alt })}
          onRemove={(picture) => void ask(picture)}
        />
      )}
    </Loaded>
  );
}
