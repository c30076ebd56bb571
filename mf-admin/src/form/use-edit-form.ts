import { isStepUpDeclined, useSignedIn } from '@aimante/remote';
import { isConflict, useErrorText } from '@aimante/remote/data';
import { useConflict } from '@aimante/remote/form';
import { type FieldPath, type FieldValues, get, type Resolver, set, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { bodyOf, type EmptyGroups, valuesOf } from './body.ts';
import { type FieldSpec, specOf } from './fields/field-spec.ts';
import { useIssueText } from './fields/use-issue-text.ts';
import { serverFaultsOf } from './server-faults.ts';

/** The saved values of some fields. */
type Saved<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Saved<Value[Name]> | null | undefined }
    : Value;

type BodySchema = z.ZodType<FieldValues, FieldValues>;

export interface EditFormOptions<Schema extends BodySchema> {
  readonly schema: Schema;
  readonly specs: readonly FieldSpec<FieldPath<z.input<Schema>>>[];
  /** The saved entity. Other properties than those of the fields are ignored. */
  readonly saved: Saved<z.input<Schema>>;
  readonly emptyGroups?: EmptyGroups;
  /** Values that are sent and have no field. */
  readonly unedited?: object | undefined;
  readonly onSave: (body: z.output<Schema>) => Promise<unknown>;
  /** Loads the saved version after a conflict, so that `saved` and `onSave` refer to it. */
  readonly onReload?: (() => Promise<void>) | undefined;
}

export type EditForm = ReturnType<typeof useEditForm>;

/**
 * A form on top of a saved entity, checked by the contract of the API. A field that is not changed shows a newer saved
 * version as soon as there is one.
 */
export function useEditForm<Schema extends BodySchema>(options: EditFormOptions<Schema>) {
  const { schema, onSave, onReload, emptyGroups, unedited } = options;
  const specs: readonly FieldSpec[] = options.specs;
  const saved = valuesOf(specs, options.saved);
  const errorText = useErrorText();
  const issueText = useIssueText();
  const signedIn = useSignedIn();
  const parse = (values: FieldValues) => schema.safeParse(bodyOf(values, { specs, emptyGroups, unedited }));
  const resolver: Resolver = (values) => {
    const { success, data, error } = parse(values);
    if (success) return { values: data, errors: {} };
    const errors = {};
    for (const issue of error.issues) {
      const spec = specOf(specs, issue.path.join('.'));
      if (!spec) set(errors, 'root', { type: issue.code, message: errorText(issue) });
      else if (!get(errors, spec.name))
        set(errors, spec.name, { type: issue.code, message: issueText(issue, spec, get(values, spec.name)) });
    }
    return { values: {}, errors };
  };
  const form = useForm({ defaultValues: saved, resolver });
  const { dirtyFields, errors, isSubmitting, submitCount } = form.formState;
  const changed = specs.filter(({ name }) => Boolean(get(dirtyFields, name)));
  const conflict = useConflict({ form, fields: specs, saved, onReload });

  async function save(body: FieldValues) {
    try {
      await signedIn(() => onSave(body as z.output<Schema>));
      conflict.close();
    } catch (error) {
      if (onReload && isConflict(error)) return conflict.load();
      if (!isStepUpDeclined(error)) showFailure(error);
    }
  }
  function showFailure(error: unknown) {
    const faults = serverFaultsOf(error, specs);
    for (const [name, message] of faults) form.setError(name, { type: 'server', message });
    if (faults[0]) form.setFocus(faults[0][0]);
    else form.setError('root', { type: 'server', message: errorText(error) });
  }
  const submit = form.handleSubmit(save);
  const { error: blank } = parse(valuesOf(specs, {}));
  return {
    control: form.control,
    specs,
    changed,
    conflict,
    faulty: specs.filter(({ name }) => Boolean(get(errors, name))),
    failure: errors.root?.message,
    isSaving: isSubmitting,
    submitCount,
    isRequired: (name: string) =>
      blank?.issues.some(({ path }) => specOf(specs, path.join('.'))?.name === name) ?? false,
    watch: (name: string): unknown => form.watch(name),
    /** As if the person had typed the value. */
    fill: (name: string, value: unknown) => form.setValue(name, value, { shouldDirty: true }),
    focus: (name: string) => form.setFocus(name),
    reset: () => form.reset(),
    submit: () => (conflict.open.length > 0 ? conflict.focusOpen() : void submit()),
  };
}
