import { ConfirmationView } from '../../confirmation-view/confirmation-view.tsx';

export function ConfirmationPage() {
  return <ConfirmationView />;
}
