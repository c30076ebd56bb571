import type { Client } from '@aimante/api-contract';
import type { QueryKey } from '@aimante/remote';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useChange } from '../data/use-change.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { faultsOfRefusal } from './faults-of-refusal.ts';
import { schemaResolver } from './schema-resolver.ts';
import { useFieldOf } from './use-field.ts';

interface ApiFormOptions<Input extends FieldValues, Output, Answer> {
  /** Of the API contract, or made from parts of it. */
  readonly schema: z.core.$ZodType<Output, Input>;
  readonly defaultValues: DefaultValues<Input>;
  readonly send: (api: Client, values: Output) => Promise<Answer>;
  /** Asked before the form is sent. */
  readonly ask?: () => Promise<boolean>;
  /** Fields of the refusals of the server that concern one field, by error code. */
  readonly fieldOfCode?: Readonly<Record<string, FieldPath<Input>>>;
  /** The text of a failure when the answer has no message. */
  readonly failure?: string;
  /** Handles a failure in its own way if it returns true. */
  readonly onFailure?: (error: Error) => boolean;
  /** Queries to load again, after a failure too. */
  readonly refresh?: readonly QueryKey[];
  /** The API accepts the form of a guest, too. */
  readonly canBeGuest?: boolean | undefined;
  /** The text of a toast. */
  readonly done?: string;
  readonly onDone?: (answer: Answer, values: Output) => unknown;
}

/**
 * A form that is checked by the API contract, in the browser and on the server. A refusal is shown at its field, which
 * gets the focus, or above the form. What was typed stays.
 */
export function useApiForm<Input extends FieldValues, Output, Answer = unknown>(
  options: ApiFormOptions<Input, Output, Answer>,
) {
  const { schema, defaultValues, ask, send, fieldOfCode = {}, failure, onFailure, ...rest } = options;
  const errorText = useErrorText();
  const fields: UseFormReturn<Input, unknown, Output> = useForm<Input, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });
  const change = useChange(send, {
    ...rest,
    onFailure: (error) => {
      if (onFailure?.(error)) return;
      const faults = faultsOfRefusal(error, fieldOfCode).filter(({ path }) => isField(fields, path));
      for (const [index, { path, message }] of faults.entries())
        fields.setError(path as FieldPath<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
      if (faults.length === 0) fields.setError('root', { type: 'server', message: errorText(error, failure) });
    },
  });
  return {
    fields,
    change,
    /** Why the form was not saved, if that concerns no field. */
    failure: fields.formState.errors.root?.message,
    field: useFieldOf(fields),
    submit: fields.handleSubmit(async (values) => {
      if (!ask || (await ask())) change.mutate(values);
    }),
    /** Empties the form, to fill it in once more. */
    again() {
      fields.reset();
      change.reset();
    },
  };
}

const isField = <Input extends FieldValues, Output>(fields: UseFormReturn<Input, unknown, Output>, path: string) =>
  get(fields.getValues(), path) !== undefined;
