import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { OverlayContainer } from '../overlay/overlay-container.ts';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Dialog } from './dialog.tsx';

describeConformance('Dialog', {
  part: (props) => <Dialog {...props} defaultOpen title="Retirer ?" closeLabel="Fermer" />,
  target: '[role="dialog"]',
});

const ownDialog = (
  <Dialog
    title="Retirer ces neuf magnets ?"
    description="Les photos restent sur cet appareil."
    closeLabel="Fermer"
    trigger={<Button variant="text">Retirer</Button>}
    actions={<Button variant="danger">Confirmer</Button>}
  />
);

describe('Dialog', () => {
  it('opens from its trigger, named and described, and takes the focus', async () => {
    render(ownDialog);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Retirer ces neuf magnets ?' });
    expect(dialog).toHaveAccessibleDescription('Les photos restent sur cet appareil.');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it('closes on Escape and gives the focus back', async () => {
    render(ownDialog);
    const trigger = screen.getByRole('button', { name: 'Retirer' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(trigger).toHaveFocus();
  });

  it('says when its close button is pressed', async () => {
    const change = jest.fn();
    render(<Dialog open onOpenChange={change} title="Retirer ?" closeLabel="Fermer" />);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(change).toHaveBeenCalledWith(false);
  });

  it('is drawn in the overlay container', () => {
    const overlay = document.body.appendChild(document.createElement('div'));
    render(
      <OverlayContainer value={overlay}>
        <Dialog defaultOpen title="Retirer ?" closeLabel="Fermer" />
      </OverlayContainer>,
    );
    expect(overlay).toContainElement(screen.getByRole('dialog'));
    overlay.remove();
  });
});
