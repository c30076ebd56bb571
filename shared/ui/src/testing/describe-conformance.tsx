import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactElement, Ref } from 'react';
import { createRef } from 'react';

export interface PartProps {
  className?: string | undefined;
  ref?: Ref<never> | undefined;
}

export interface Conformance {
  /** Renders the part with these props and its required ones. */
  part: (props: PartProps) => ReactElement;
  /** Renders the part as another element. Omit it for a part without `render`. */
  renderedAs?: ((element: ReactElement) => ReactElement) | undefined;
  /** The element that `ref` receives, as a selector. */
  target: string;
}

/** The contract of every part of this package. */
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
