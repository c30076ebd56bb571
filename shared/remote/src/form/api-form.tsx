import { Notice } from '@aimante/ui';
import type { ComponentProps, SubmitEventHandler } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';

interface ApiFormProps<Input extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly form: {
    readonly fields: UseFormReturn<Input, unknown, Output>;
    readonly failure: string | undefined;
    readonly submit: SubmitEventHandler<HTMLFormElement>;
  };
  readonly failureTone?: 'danger' | 'warning';
}

/** The `<form>` of `useApiForm`: what failed, then its children. */
export function ApiForm<Input extends FieldValues, Output>(props: ApiFormProps<Input, Output>) {
  const { form, failureTone = 'danger', children, ...rest } = props;
  return (
    <FormProvider {...form.fields}>
      <form noValidate {...rest} onSubmit={form.submit}>
        {form.failure && <Notice tone={failureTone}>{form.failure}</Notice>}
        {children}
      </form>
    </FormProvider>
  );
}
