import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Slider } from './slider.tsx';

const zoom = { label: 'Zoom', min: 100, max: 300, value: 120, valueText: '120 %' };

describeConformance('Slider', {
  part: (props) => <Slider {...props} {...zoom} onValueChange={() => undefined} />,
  target: 'input',
});

describe('Slider', () => {
  it('is named, says its value in words, and hands out a number', () => {
    const change = jest.fn();
    render(<Slider {...zoom} onValueChange={change} />);
    const range = screen.getByRole('slider', { name: 'Zoom' });
    expect(range).toHaveAttribute('aria-valuetext', '120 %');
    expect(screen.getByText('120 %')).toBeVisible();
    fireEvent.change(range, { target: { value: '150' } });
    expect(change).toHaveBeenCalledWith(150);
  });

  it('is filled up to its thumb', () => {
    render(<Slider {...zoom} onValueChange={() => undefined} />);
    expect(screen.getByRole('slider').style.backgroundSize).toMatch(/^10% 100%/);
  });
});
