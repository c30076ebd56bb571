import { Button, Drawer } from '@aimante/ui';
import { type ReactNode, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import styles from './edit-drawer.module.css';
import { FormElement } from './form-element.tsx';
import { useAskLeaving } from './leave-guard/use-ask-leaving.ts';
import { useLeaveGuard } from './leave-guard/use-leave-guard.ts';
import { type EditFormOptions, useEditForm } from './use-edit-form.ts';

interface EditDrawerProps<Schema extends z.ZodType<FieldValues, FieldValues>> extends EditFormOptions<Schema> {
  readonly title: string;
  readonly onClose: () => void;
  readonly saveLabel?: string;
  /** Saving cannot be undone: its button says so, and the other button is not called "Cancel". */
  readonly isFinal?: boolean;
  /** Shown above the fields: what they are about. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

export function EditDrawer<Schema extends z.ZodType<FieldValues, FieldValues>>(props: EditDrawerProps<Schema>) {
  const { title, onSave, onClose, isFinal = false, saveLabel, above, children, ...options } = props;
  const { t } = useTranslation();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = useEditForm({
    ...options,
    onSave: async (body) => {
      await onSave(body);
      onClose();
    },
  });
  const isDirty = form.changed.length > 0;
  const askLeaving = useAskLeaving();
  useLeaveGuard(isDirty);

  async function close() {
    if (!isDirty || (await askLeaving())) onClose();
  }

  return (
    <Drawer
      open
      onOpenChange={() => void close()}
      initialFocus={() => element.current?.querySelector<HTMLElement>(':is(input, select, textarea):enabled')}
      title={title}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button variant="secondary" size="desk" onClick={() => void close()}>
            {t(isFinal ? 'action.back' : 'action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="desk"
            variant={isFinal ? 'danger' : 'primary'}
            loading={form.isSaving}
          >
            {saveLabel ?? t('action.save')}
          </Button>
        </>
      }
    >
      {above}
      <FormElement form={form} ref={element} id={formId} className={styles.form} />
      {children && <div className={styles.more}>{children}</div>}
    </Drawer>
  );
}
