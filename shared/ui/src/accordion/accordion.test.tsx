import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'delay', title: 'Quels délais ?', content: 'Trois jours.' },
  { id: 'photos', title: 'Mes photos sont-elles gardées ?', content: 'Trente jours.' },
];

describeConformance('Accordion', { part: (props) => <Accordion {...props} items={items} />, target: 'div > div' });

describe('Accordion', () => {
  it('is closed at first, with titles of the level asked for', () => {
    render(<Accordion items={items} level={2} />);
    expect(screen.getByText('Trois jours.')).not.toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('opens one answer at a time', async () => {
    render(<Accordion items={items} defaultOpenId="delay" />);
    expect(screen.getByText('Trois jours.')).toBeVisible();
    await userEvent.click(screen.getByText('Mes photos sont-elles gardées ?'));
    await waitFor(() => expect(screen.getByText('Trois jours.')).not.toBeVisible());
    expect(screen.getByText('Trente jours.')).toBeVisible();
  });

  it('closes the open one when it is pressed again', async () => {
    render(<Accordion items={items} defaultOpenId="delay" />);
    await userEvent.click(screen.getByText('Quels délais ?'));
    await waitFor(() => expect(screen.getByText('Trois jours.')).not.toBeVisible());
  });

  it('shares one name among its items, so that the browser keeps one open before any script', () => {
    const { container } = render(<Accordion items={items} />);
    const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(new Set(names).size).toBe(1);
  });
});
