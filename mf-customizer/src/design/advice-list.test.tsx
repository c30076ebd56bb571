import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mountInSession } from '../cropper-session/session.fixture.tsx';
import { AdviceList } from './advice-list.tsx';
import { sessionWithText } from './drawn-text.fixture.ts';

describe('the advice for a text that fits its place', () => {
  it('offers to enlarge thin strokes, also below the size of the placeholder', async () => {
    // A long name that had to become small for its place.
    const session = sessionWithText({
      text: { text: 'Marie-Clémentine', size: 16, at: { x: 25, y: 25 }, fits: true },
      ...{ half: { x: 20, y: 1 }, typeset: { size: 3, letter: 2, stroke: 0.15 } },
    });
    await mountInSession(AdviceList, session);
    expect(await screen.findByRole('button', { name: /^Agrandir à 11,5.pt$/ })).toBeTruthy();
  });
});
