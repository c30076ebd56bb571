export { useFormContext, useWatch } from 'react-hook-form';
export { ApiForm } from './api-form.tsx';
export { faultsOfRefusal } from './faults-of-refusal.ts';
export { schemaResolver } from './schema-resolver.ts';
export { useApiForm } from './use-api-form.ts';
export { useField } from './use-field.ts';
