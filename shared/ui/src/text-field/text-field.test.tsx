import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { TextField } from './text-field.tsx';

describeConformance('TextField', {
  part: ({ className, ref }) => <TextField className={className} ref={ref} label="Ville" />,
  target: 'input',
});

describe('TextField', () => {
  it('is named by its label and reached by a press on it', async () => {
    render(<TextField label="Ville" />);
    await userEvent.click(screen.getByText('Ville'));
    await userEvent.keyboard('Angers');
    expect(screen.getByRole('textbox', { name: 'Ville' })).toHaveValue('Angers');
  });

  it('is described by its help', () => {
    render(<TextField label="Téléphone" help="Pour le transporteur uniquement" />);
    const box = screen.getByRole('textbox');
    expect(box).toHaveAccessibleDescription('Pour le transporteur uniquement');
    expect(box).toBeValid();
  });

  it('is invalid and described by its error, which takes the place of the help', () => {
    render(<TextField label="Code postal" help="Cinq chiffres" error="Cinq chiffres, par exemple 49100" />);
    const box = screen.getByRole('textbox');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Cinq chiffres, par exemple 49100');
  });

  it('marks what may stay empty in its name', () => {
    render(<TextField label="Instructions" optional="(facultatif)" />);
    expect(screen.getByRole('textbox', { name: 'Instructions (facultatif)' })).toBeInTheDocument();
  });

  it('keeps its name when the label is hidden', () => {
    render(<TextField label="Rechercher" isLabelHidden type="search" />);
    expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toBeInTheDocument();
  });
});
