import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactElement, Ref } from 'react';
import { createRef } from 'react';

/** What every part takes. */
export interface PartProps {
  className?: string | undefined;
  ref?: Ref<never> | undefined;
}

export interface Conformance {
  /** The part with the given properties added to those it needs. */
  part: (props: PartProps) => ReactElement;
  /** The part as another element; leave it out where there is no `render`. */
  renderedAs?: ((element: ReactElement) => ReactElement) | undefined;
  /** The element that `ref` answers, as a selector. */
  target: string;
}

/** The promises that every part of this package keeps. */
export function describeConformance(name: string, { part, renderedAs, target }: Conformance) {
  describe(`${name}, as every part`, () => {
    it('hands its element to ref', () => {
      const ref = createRef<never>();
      const { baseElement } = render(part({ ref }));
      expect(ref.current).not.toBeNull();
      expect(ref.current).toBe(baseElement.querySelector(target));
    });

    it('adds className to its own', () => {
      const { baseElement } = render(part({ className: 'mine' }));
      expect(baseElement.querySelector('.mine')?.classList.length).toBeGreaterThan(1);
    });

    if (renderedAs) {
      it('becomes the element that render names, and keeps its content', () => {
        const { container } = render(renderedAs(<span data-testid="own" />));
        const plain = render(part({}));
        const own = container.querySelector('span[data-testid="own"]');
        expect(own?.className).toBe(plain.container.firstElementChild?.className);
        expect(own?.textContent).toBe(plain.container.textContent);
      });
    }
  });
}
