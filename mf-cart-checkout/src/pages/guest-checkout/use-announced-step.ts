import { usePlatform } from '@aimante/remote';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutStep } from '../../checkout-frame/checkout-frame.tsx';

/**
 * All steps have one path, so the shell does not announce them: the document gets the title of the step, and the heading
 * of the next step gets the focus. Returns the ref of an element around the step.
 */
export function useAnnouncedStep(step: CheckoutStep['id']): RefObject<HTMLDivElement | null> {
  const { page } = usePlatform();
  const { t } = useTranslation();
  const title = t(`checkout.step.${step}`);
  const around = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => page.set({ title }), [page, title]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    around.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [step]);
  return around;
}
