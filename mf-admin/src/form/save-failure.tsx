import { ConflictNotice } from '@aimante/remote/form';
import { Notice } from '@aimante/ui';
import { useEffect, useRef } from 'react';
import { useShownValue } from './fields/use-shown-value.ts';
import type { EditForm } from './use-edit-form.ts';

export function SaveFailure({ form }: { form: EditForm }) {
  const { failure, conflict, specs } = form;
  const show = useShownValue();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure || conflict.state === 'ready') void notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, conflict.state]);
  return (
    <>
      {failure && (
        <Notice ref={notice} tone="danger">
          {failure}
        </Notice>
      )}
      {conflict.state !== 'none' && (
        <Notice ref={failure ? undefined : notice} tone="warning">
          <ConflictNotice fields={specs} conflict={conflict} show={show} />
        </Notice>
      )}
    </>
  );
}
