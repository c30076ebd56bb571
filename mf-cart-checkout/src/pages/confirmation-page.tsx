import { ConfirmationView } from '../confirmation/confirmation-view.tsx';

export function ConfirmationPage() {
  return <ConfirmationView />;
}
