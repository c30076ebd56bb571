import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Skeleton } from './skeleton.tsx';

describeConformance('Skeleton', { part: (props) => <Skeleton {...props} />, target: 'div > span' });

describe('Skeleton', () => {
  it('keeps the place of a picture and is not announced', () => {
    const { container } = render(<Skeleton shape="block" width="100%" ratio={4 / 3} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstElementChild).toHaveStyle({ aspectRatio: `${4 / 3}` });
  });
});
