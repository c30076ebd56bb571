import { useT } from '@aimante/remote';
import { Button, Drawer } from '@aimante/ui';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { useCheckDraft } from './check-draft.ts';
import { DraftFields, type FieldSpec } from './draft-field.tsx';
import styles from './edit-drawer.module.css';
import { SaveFailure } from './save-failure.tsx';
import { useAskLeaving } from './use-ask-leaving.ts';
import { useConflict } from './use-conflict.ts';
import { type Draft, type DraftValues, useDraft } from './use-draft.ts';
import { useFirstFault } from './use-first-fault.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface EditDrawerProps<Name extends string> {
  readonly title: string;
  readonly specs: readonly FieldSpec<Name>[];
  readonly saved: DraftValues<Name>;
  readonly onSave: (draft: Draft<Name>) => Promise<unknown>;
  /** Loads the saved version after a conflict, so that `saved` and `onSave` refer to it. */
  readonly onReload?: () => Promise<void>;
  readonly onClose: () => void;
  readonly saveLabel?: string;
  /** Saving cannot be undone: its button says so, and the other button is not called "Cancel". */
  readonly isFinal?: boolean;
  /** Shown after the fields. */
  readonly children?: ReactNode;
}

/** Drawer that edits a small entity beside its list. */
export function EditDrawer<Name extends string>(props: EditDrawerProps<Name>) {
  const { title, specs, saved, onSave, onReload, onClose, isFinal = false } = props;
  const t = useT();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const check = useCheckDraft();
  const draft = useDraft(saved);
  const isDirty = draft.changed.length > 0;
  const askLeaving = useAskLeaving();
  useLeaveGuard(isDirty);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const showFault = useFirstFault(form);
  const conflict = useConflict(draft, failure, onReload);

  async function close() {
    if (!isDirty || (await askLeaving())) onClose();
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (conflict.open.length > 0) return conflict.focusOpen();
    if (!check(draft, specs)) return showFault();
    setIsSaving(true);
    setFailure(undefined);
    try {
      await onSave(draft);
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Drawer
      open
      onOpenChange={() => void close()}
      initialFocus={() => form.current?.querySelector<HTMLElement>(':is(input, select, textarea):enabled')}
      title={title}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button variant="secondary" size="desk" onClick={() => void close()}>
            {t(isFinal ? 'action.back' : 'action.cancel')}
          </Button>
          <Button type="submit" form={formId} size="desk" variant={isFinal ? 'danger' : 'primary'} loading={isSaving}>
            {props.saveLabel ?? t('action.save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <SaveFailure error={failure} draft={draft} specs={specs} conflict={conflict} />
        <DraftFields draft={draft} specs={specs} />
      </form>
      {props.children && <div className={styles.more}>{props.children}</div>}
    </Drawer>
  );
}
