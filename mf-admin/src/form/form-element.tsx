import type { ComponentProps } from 'react';
import { FormFields } from './fields/form-fields.tsx';
import { SaveFailure } from './save-failure.tsx';
import type { EditForm } from './use-edit-form.ts';

interface FormElementProps extends ComponentProps<'form'> {
  readonly form: EditForm;
}

/** The `<form>` of an edit form: what failed, all fields, then its children. */
export function FormElement({ form, children, ...props }: FormElementProps) {
  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <SaveFailure form={form} />
      <FormFields form={form} />
      {children}
    </form>
  );
}
