import { listViewUpdateSchema } from '@aimante/api-contract/operations/schemas';
import { Button, Dialog } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { FormElement } from '../../form/form-element.tsx';
import { RemoveButton } from '../../form/remove-button.tsx';
import { useEditForm } from '../../form/use-edit-form.ts';
import type { SavedView, useSavedViews } from './saved-views.ts';
import styles from './view-tabs.module.css';

const schema = listViewUpdateSchema.pick({ name: true, isShared: true }).required();

interface ViewDialogProps {
  /** Undefined: the address is saved as a new view. */
  readonly view: SavedView | undefined;
  readonly address: string;
  readonly saved: ReturnType<typeof useSavedViews>;
  readonly onClose: () => void;
}

export function ViewDialog({ view, address, saved, onClose }: ViewDialogProps) {
  const { t } = useTranslation();
  const form = useEditForm({
    schema,
    saved: view ?? {},
    specs: [
      { name: 'name', label: t('list.viewName') },
      { name: 'isShared', label: t('list.view.share'), help: t('list.view.shareHelp'), kind: 'switch' },
    ],
    onSave: async (named) => {
      if (view) await saved.update.mutateAsync({ ...view, ...named });
      else await saved.create.mutateAsync({ ...named, search: address });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(view ? 'list.view.edit' : 'list.saveView')}
      closeLabel={t('action.close')}
    >
      <FormElement form={form} className={styles.form}>
        <Button type="submit" size="desk" loading={form.isSaving}>
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
      </FormElement>
    </Dialog>
  );
}
