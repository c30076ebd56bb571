export { FactorStep, type FactorStepProps } from './factor-step.tsx';
export { askPasskey, createPasskey, hasPasskeys } from './passkey-calls.ts';
