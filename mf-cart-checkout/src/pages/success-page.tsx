import { ConfirmationView } from '../confirmation/confirmation-view.tsx';

/** The confirmation, at the path that payment providers use. */
export function SuccessPage() {
  return <ConfirmationView />;
}
