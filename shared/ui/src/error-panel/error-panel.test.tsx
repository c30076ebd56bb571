import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { ErrorPanel } from './error-panel.tsx';

describeConformance('ErrorPanel', {
  part: (props) => <ErrorPanel {...props} title="Le catalogue n’a pas répondu" />,
  target: 'section',
});

describe('ErrorPanel', () => {
  it('is announced with what happened and its reference', () => {
    render(
      <ErrorPanel title="Le catalogue n’a pas répondu" reference="Référence 7F3A-21C8">
        Votre panier est intact.
      </ErrorPanel>,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Votre panier est intact.');
    expect(alert).toHaveTextContent('Référence 7F3A-21C8');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers to try again, once at a time', async () => {
    const retry = jest.fn();
    const { rerender } = render(<ErrorPanel title="Raté" onRetry={retry} retryLabel="Réessayer" />);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    rerender(<ErrorPanel title="Raté" onRetry={retry} retryLabel="Réessayer" isRetrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
