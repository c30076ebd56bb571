import type { Client } from '@aimante/api-contract';
import { type QueryKey, useChange } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { RemoveButton } from '../../form/remove-button.tsx';

interface DeleteProfileProps {
  readonly name: string;
  readonly remove: (api: Client) => Promise<{ readonly message: string }>;
  readonly refresh: readonly QueryKey[];
  readonly onDone: () => void;
}

/** The server refuses to delete a profile that is in use, with a reason. */
export function DeleteProfile({ name, remove, refresh, onDone }: DeleteProfileProps) {
  const { t } = useTranslation();
  const change = useChange(remove, { refresh, done: ({ message }) => message, onDone });
  return (
    <RemoveButton
      label={t('profiles.remove')}
      question={{ title: t('profiles.removeTitle', { name }), text: t('profiles.removeText') }}
      isBusy={change.isPending}
      onRemove={() => change.mutate()}
    />
  );
}
