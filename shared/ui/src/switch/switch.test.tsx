import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Switch } from './switch.tsx';

describeConformance('Switch', { part: (props) => <Switch {...props} label="Boutique en ligne" />, target: 'input' });

describe('Switch', () => {
  it('says whether it is on, and turns by a press on its label or by Space', async () => {
    const change = jest.fn();
    render(<Switch label="Boutique en ligne" help="Visible de tous" defaultChecked onChange={change} />);
    const control = screen.getByRole('switch', { name: 'Boutique en ligne', checked: true });
    expect(control).toHaveAccessibleDescription('Visible de tous');
    await userEvent.click(screen.getByText('Boutique en ligne'));
    expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    expect(control).toBeChecked();
    expect(change).toHaveBeenCalledTimes(2);
  });
});
