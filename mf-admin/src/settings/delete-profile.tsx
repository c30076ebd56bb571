import type { Client } from '@aimante/api-contract';
import { usePlatform, useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import type { QueryKey } from '@tanstack/react-query';
import { useChange } from '../admin-api/admin-api.ts';

interface DeleteProfileProps {
  readonly name: string;
  readonly remove: (api: Client) => Promise<{ readonly message: string }>;
  readonly refresh: readonly QueryKey[];
  readonly onDone: () => void;
}

/** One that something names is refused by the server, in words. */
export function DeleteProfile({ name, remove, refresh, onDone }: DeleteProfileProps) {
  const t = useT();
  const { confirm } = usePlatform();
  const change = useChange(remove, { refresh, done: ({ message }) => message, onDone });
  async function ask() {
    const isSure = await confirm({
      title: t('profiles.removeTitle', { name }),
      text: t('profiles.removeText'),
      confirm: t('action.delete'),
      cancel: t('action.cancel'),
      isDangerous: true,
    });
    if (isSure) change.mutate();
  }
  return (
    <Button variant="text" size="desk" loading={change.isPending} onClick={() => void ask()}>
      {t('profiles.remove')}
    </Button>
  );
}
