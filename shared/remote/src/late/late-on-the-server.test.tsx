/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { loadReviews, pageWith, SERVED } from './late.fixture.tsx';
import { lateParts } from './late.tsx';

it('a late part is in the HTML of the server', async () => {
  const Page = pageWith(loadReviews);
  await Promise.all(lateParts.map((load) => load()));
  expect(renderToString(<Page />)).toBe(SERVED);
});
