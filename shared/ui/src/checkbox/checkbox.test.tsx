import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Checkbox } from './checkbox.tsx';

describeConformance('Checkbox', {
  part: (props) => <Checkbox {...props} label="Recevoir la lettre" />,
  target: 'input',
});

describe('Checkbox', () => {
  it('is ticked by a press on its label and by Space', async () => {
    render(<Checkbox label="Recevoir la lettre" />);
    const box = screen.getByRole('checkbox', { name: 'Recevoir la lettre' });
    await userEvent.click(screen.getByText('Recevoir la lettre'));
    expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
  });

  it('is partially checked when only some of its rows are chosen', () => {
    const { rerender } = render(<Checkbox label="Tout" isIndeterminate />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
    rerender(<Checkbox label="Tout" isIndeterminate={false} />);
    expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
  });

  it('is described by its error', () => {
    render(<Checkbox label="J’accepte" error="Cochez pour continuer" />);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Cochez pour continuer');
  });

  it('keeps its name when the label is hidden', () => {
    render(<Checkbox label="Choisir PM-26-004217" isLabelHidden />);
    expect(screen.getByRole('checkbox', { name: 'Choisir PM-26-004217' })).toBeInTheDocument();
  });
});
