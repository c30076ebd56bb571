import { useT } from '@aimante/remote';
import { useErrorText } from '@aimante/remote/data';
import { Button, Dialog, Notice, Switch, TextField } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { RemoveButton } from '../edit-form/remove-button.tsx';
import type { SavedView, useSavedViews } from './saved-views.ts';
import styles from './view-tabs.module.css';

interface ViewDialogProps {
  /** Undefined: the address is saved as a new view. */
  readonly view: SavedView | undefined;
  readonly address: string;
  readonly saved: ReturnType<typeof useSavedViews>;
  readonly onClose: () => void;
}

/** Names a view, shares it, or deletes it. */
export function ViewDialog({ view, address, saved, onClose }: ViewDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.isShared ?? false);
  const { error } = view ? saved.update : saved.create;
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const named = { name: name.trim(), isShared };
    if (named.name === '') return;
    if (view) saved.update.mutate({ ...view, ...named }, { onSuccess: onClose });
    else saved.create.mutate({ ...named, search: address }, { onSuccess: onClose });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(view ? 'list.view.edit' : 'list.saveView')}
      closeLabel={t('action.close')}
    >
      <form onSubmit={save} className={styles.form}>
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
        <TextField
          label={t('list.viewName')}
          size="desk"
          maxLength={60}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Switch
          label={t('list.view.share')}
          help={t('list.view.shareHelp')}
          size="desk"
          checked={isShared}
          onChange={(event) => setIsShared(event.target.checked)}
        />
        <Button type="submit" size="desk" loading={saved.create.isPending || saved.update.isPending}>
          {t('action.save')}
        </Button>
        {view && (
          <RemoveButton
            label={t('list.view.remove')}
            question={{ title: t('action.deleteNamed', { name: view.name }), text: t('list.view.removeText') }}
            isBusy={saved.remove.isPending}
            onRemove={() => saved.remove.mutate(view, { onSuccess: onClose })}
          />
        )}
      </form>
    </Dialog>
  );
}
