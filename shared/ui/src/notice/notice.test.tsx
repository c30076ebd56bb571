import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Notice } from './notice.tsx';

describeConformance('Notice', { part: (props) => <Notice {...props} title="Attention." />, target: 'div > div' });

describe('Notice', () => {
  it('announces a danger at once, the others when there is time', () => {
    render(
      <>
        <Notice tone="danger" title="2 photos n’ont pas pu être lues." />
        <Notice tone="warning" title="Le prix a changé." />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('2 photos');
    expect(screen.getByRole('status')).toHaveTextContent('Le prix a changé.');
  });
});
