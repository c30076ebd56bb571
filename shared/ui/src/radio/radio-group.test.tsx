import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Radio } from './radio.tsx';
import { RadioCard } from './radio-card.tsx';
import { RadioGroup } from './radio-group.tsx';

describeConformance('RadioGroup', {
  part: (props) => (
    <RadioGroup {...props} legend="Mode de livraison">
      <Radio value="standard" label="Standard" />
    </RadioGroup>
  ),
  target: 'fieldset',
});

const cards = (
  <>
    <RadioCard value="standard" label="Standard, suivie" text="du 27 novembre au 2 décembre" end="Offerte" />
    <RadioCard value="express" label="Express" end="9,99 €">
      <button type="button">Changer d’adresse</button>
    </RadioCard>
  </>
);

describe('RadioGroup', () => {
  it('is a group named by its legend, with one choice at a time', async () => {
    const choose = jest.fn();
    render(
      <RadioGroup legend="Mode de livraison" defaultValue="standard" onValueChange={choose}>
        {cards}
      </RadioGroup>,
    );
    expect(screen.getByRole('group', { name: 'Mode de livraison' })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Express'));
    expect(choose).toHaveBeenCalledWith('express');
    expect(screen.getByRole('radio', { name: 'Express' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Standard, suivie' })).not.toBeChecked();
  });

  it('leaves the choice to its caller when it is given one', async () => {
    render(
      <RadioGroup legend="Mode de livraison" value="standard">
        {cards}
      </RadioGroup>,
    );
    await userEvent.click(screen.getByText('Express'));
    expect(screen.getByRole('radio', { name: 'Standard, suivie' })).toBeChecked();
  });

  it('describes a card by its text and its price, not by the control inside', () => {
    render(<RadioGroup legend="Mode de livraison">{cards}</RadioGroup>);
    expect(screen.getByRole('radio', { name: 'Standard, suivie' })).toHaveAccessibleDescription(
      'du 27 novembre au 2 décembre Offerte',
    );
    expect(screen.getByRole('radio', { name: 'Express' })).toHaveAccessibleDescription('9,99 €');
  });

  it('moves between its options with the arrows', async () => {
    render(
      <RadioGroup legend="Mode de livraison" defaultValue="standard">
        {cards}
      </RadioGroup>,
    );
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Standard, suivie' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Express' })).toBeChecked();
  });

  it('is described by its error', () => {
    render(
      <RadioGroup legend="Mode de livraison" error="Choisissez un mode de livraison">
        {cards}
      </RadioGroup>,
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choisissez un mode de livraison');
  });
});
