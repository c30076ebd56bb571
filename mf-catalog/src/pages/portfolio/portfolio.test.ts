import { describe, expect, it } from '@jest/globals';
import { projectImage } from './project-image.ts';

describe('the image of a project', () => {
  it.each([
    ['https://pictures.test/a.jpg', 'https://pictures.test/a.jpg'],
    ['/uploads/catalogue/a.jpg', 'http://api.test/uploads/catalogue/a.jpg'],
    ['mariage été.jpg', 'http://api.test/uploads/portfolio/mariage%20%C3%A9t%C3%A9.jpg'],
    [null, null],
  ])('%p is found at %p', (image, address) => {
    expect(projectImage({ image_url: image }, 'http://api.test')).toBe(address);
  });
});
