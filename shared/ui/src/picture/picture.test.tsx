import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Picture } from './picture.tsx';

const source = {
  src: '/chat-640.jpg',
  width: 640,
  height: 480,
  srcSet: '/chat-320.jpg 320w, /chat-640.jpg 640w',
  webpSrcSet: '/chat-640.webp 640w',
  avifSrcSet: '/chat-640.avif 640w',
  placeholder: 'data:image/webp;base64,AA',
};

describeConformance('Picture', {
  part: (props) => <Picture {...props} source={source} alt="Un chat" sizes="100vw" />,
  target: 'img',
});

describe('Picture', () => {
  it('offers the best format first and keeps its place', () => {
    const { container } = render(<Picture source={source} alt="Un chat" sizes="50vw" />);
    const types = [...container.querySelectorAll('source')].map((element) => element.type);
    expect(types).toEqual(['image/avif', 'image/webp']);
    const image = screen.getByRole('img', { name: 'Un chat' });
    expect(image).toHaveAttribute('width', '640');
    expect(image).toHaveAttribute('height', '480');
    expect(image).toHaveStyle({ backgroundImage: 'url("data:image/webp;base64,AA")' });
  });

  it('waits until it is near the window, unless it is the one that matters', () => {
    const { rerender } = render(<Picture source={source} alt="Un chat" sizes="50vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Picture source={source} alt="Un chat" sizes="50vw" isPriority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });
});
