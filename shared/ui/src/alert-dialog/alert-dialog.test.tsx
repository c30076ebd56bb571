import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const words = { title: 'Retirer ces neuf magnets ?', confirmLabel: 'Retirer', cancelLabel: 'Garder' };

describeConformance('AlertDialog', {
  part: (props) => <AlertDialog {...props} {...words} defaultOpen onConfirm={() => undefined} />,
  target: '[role="alertdialog"]',
});

function setUp() {
  const confirm = jest.fn();
  render(<AlertDialog {...words} onConfirm={confirm} trigger={<Button>Vider le lot</Button>} />);
  return confirm;
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Vider le lot' }));
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

describe('AlertDialog', () => {
  it('focuses the cancel button', async () => {
    setUp();
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Garder' })).toHaveFocus());
  });

  it('puts the focus into the field to fill in, where there is one', async () => {
    render(
      <AlertDialog {...words} onConfirm={() => undefined} trigger={<Button>Archiver</Button>}>
        <input aria-label="Mot à écrire" />
      </AlertDialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Archiver' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mot à écrire' })).toHaveFocus());
  });

  it('does nothing on cancel, and restores the focus', async () => {
    const confirm = setUp();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Garder' }));
    await gone();
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Vider le lot' })).toHaveFocus();
  });

  it('confirms once and closes', async () => {
    const confirm = setUp();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    await gone();
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('cannot be confirmed until it may', async () => {
    const confirm = jest.fn();
    render(<AlertDialog {...words} defaultOpen isConfirmDisabled onConfirm={confirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('neither closes nor confirms again while its action runs', async () => {
    const confirm = jest.fn();
    const change = jest.fn();
    render(<AlertDialog {...words} open isBusy onConfirm={confirm} onOpenChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    await userEvent.keyboard('{Escape}');
    expect(confirm).not.toHaveBeenCalled();
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});
