import { ConfirmationView } from '../../confirmation-view/confirmation-view.tsx';

/** The confirmation, at the path that payment providers use. */
export function SuccessPage() {
  return <ConfirmationView />;
}
