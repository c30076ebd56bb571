import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { value: 'description', label: 'Description', content: 'Imprimé à 300 points par pouce.' },
  { value: 'care', label: 'Entretien', count: 2, content: 'Un chiffon sec.' },
];

describeConformance('Tabs', {
  part: (props) => <Tabs {...props} label="Produit" items={items} />,
  target: 'div > div',
});

describe('Tabs', () => {
  it('shows the first panel and keeps the others in the page', () => {
    render(<Tabs label="Produit" items={items} />);
    expect(screen.getByRole('tablist', { name: 'Produit' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
    expect(screen.getByText('Un chiffon sec.')).not.toBeVisible();
  });

  it('shows the first panel for the name of a tab that does not exist, as an address may give it', () => {
    render(<Tabs label="Produit" items={items} value="nowhere" />);
    expect(screen.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
  });

  it('follows a press and the arrows', async () => {
    const change = jest.fn();
    render(<Tabs label="Produit" items={items} onValueChange={change} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Description' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Un chiffon sec.')).toBeVisible();
    expect(change).toHaveBeenLastCalledWith('care');
  });

  it('goes round with the arrows, and to both ends', async () => {
    render(<Tabs label="Produit" items={[...items, { value: 'use', label: 'Usage', content: 'Sur un frigo.' }]} />);
    const [first, second, last] = screen.getAllByRole('tab');
    await userEvent.click(first as HTMLElement);
    for (const [key, tab] of [
      ['{ArrowLeft}', last],
      ['{ArrowRight}', first],
      ['{End}', last],
      ['{ArrowLeft}', second],
      ['{Home}', first],
    ] as const) {
      await userEvent.keyboard(key);
      expect(tab).toHaveFocus();
      expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(first).toHaveFocus();
  });

  it('has one tab and one panel in the order of the Tab key', async () => {
    render(<Tabs label="Produit" items={items} defaultValue="care" />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: /Entretien/ })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: /Entretien/ })).toHaveFocus();
  });

  it('shows what its owner says', async () => {
    const change = jest.fn();
    render(<Tabs label="Produit" items={items} value="description" onValueChange={change} />);
    await userEvent.click(screen.getByRole('tab', { name: /Entretien/ }));
    expect(change).toHaveBeenCalledWith('care');
    expect(screen.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
  });
});
