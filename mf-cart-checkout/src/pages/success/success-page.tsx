import { ConfirmationView } from '../../confirmation-view/confirmation-view.tsx';

/** The same as the confirmation, under the address that payment providers know. */
export function SuccessPage() {
  return <ConfirmationView />;
}
