import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './page-numbers.ts';

describe('the numbers of the pages', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 9]],
    [5, 9, [1, 4, 5, 6, 9]],
    [9, 9, [1, 8, 9]],
  ])('on page %p of %p are %j', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers));
});
