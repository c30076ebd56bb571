import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { TextArea } from './text-area.tsx';

describeConformance('TextArea', {
  part: (props) => <TextArea {...props} label="Message" />,
  target: 'textarea',
});

describe('TextArea', () => {
  it('is named by its label and described by its error', () => {
    render(<TextArea label="Message" error="Écrivez dix mots au moins" />);
    const box = screen.getByRole('textbox', { name: 'Message' });
    expect(box).toHaveAccessibleDescription('Écrivez dix mots au moins');
    expect(box).toBeInvalid();
  });
});
