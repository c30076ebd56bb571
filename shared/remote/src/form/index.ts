export { useFormContext, useWatch } from 'react-hook-form';
export { ApiForm } from './api-form.tsx';
export { ConflictNotice } from './conflict/conflict-notice.tsx';
export { isSame } from './conflict/merge.ts';
export { type Conflict, useConflict } from './conflict/use-conflict.ts';
export { faultsOfRefusal } from './faults-of-refusal.ts';
export { schemaResolver } from './schema-resolver.ts';
export { useApiForm } from './use-api-form.ts';
export { useField } from './use-field.ts';
