import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Progress } from './progress.tsx';

describeConformance('Progress', {
  part: (props) => <Progress {...props} label="Import" value={23} max={50} valueText="23 sur 50" />,
  target: 'progress',
});

describe('Progress', () => {
  it('says how far the task is, in words', () => {
    render(<Progress label="Import de vos photos" value={23} max={50} valueText="23 sur 50" />);
    const bar = screen.getByRole('progressbar', { name: 'Import de vos photos' });
    expect(bar).toHaveAttribute('value', '23');
    expect(bar).toHaveAttribute('aria-valuetext', '23 sur 50');
    expect(screen.getByText('23 sur 50')).toBeVisible();
  });

  it('has no value while the end is unknown', () => {
    render(<Progress label="Aperçu PDF" valueText="préparation" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  });
});
