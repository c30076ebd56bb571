import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Select } from './select.tsx';

const options = (
  <>
    <option value="5">5 × 5 cm</option>
    <option value="7">7 × 7 cm</option>
  </>
);

describeConformance('Select', {
  part: (props) => (
    <Select {...props} label="Format">
      {options}
    </Select>
  ),
  target: 'select',
});

describe('Select', () => {
  it('is the native list, named by its label', async () => {
    render(<Select label="Format">{options}</Select>);
    const list = screen.getByRole('combobox', { name: 'Format' });
    await userEvent.selectOptions(list, '7 × 7 cm');
    expect(list).toHaveValue('7');
  });
});
