import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Chip, RemovableChip } from './chip.tsx';

describeConformance('Chip', {
  part: (props) => (
    <Chip {...props} isSelected>
      Mariage
    </Chip>
  ),
  target: 'button',
});

describeConformance('RemovableChip', {
  part: (props) => (
    <RemovableChip {...props} removeLabel="Retirer le filtre Mariage">
      Mariage
    </RemovableChip>
  ),
  target: 'button',
});

describe('Chip', () => {
  it('says whether it is on', () => {
    render(
      <>
        <Chip isSelected>Mariage</Chip>
        <Chip isSelected={false}>Animaux</Chip>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Mariage', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Animaux', pressed: false })).toBeInTheDocument();
  });
});

describe('RemovableChip', () => {
  it('is named by what its press does', async () => {
    const remove = jest.fn();
    render(
      <RemovableChip removeLabel="Retirer le filtre Mariage" onClick={remove}>
        Mariage
      </RemovableChip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le filtre Mariage' }));
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
