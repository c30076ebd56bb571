import { usePlatform } from '@aimante/remote';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestStep } from './guest-step.ts';

/**
 * All steps have one path, so the shell does not announce them: the document gets the title of the step, and the heading
 * of the next step gets the focus, or the e-mail field if the contact is to be edited. Returns the ref of an element
 * around the step.
 */
export function useAnnouncedStep(step: GuestStep): RefObject<HTMLDivElement | null> {
  const { page } = usePlatform();
  const { t } = useTranslation();
  const title = t(step === 'paiement' ? 'checkout.step.payment' : 'checkout.step.delivery');
  const around = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => page.set({ title }), [page, title]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    const target = step === 'contact' ? '[name="email"]' : 'h1';
    around.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: step !== 'contact' });
  }, [step]);
  return around;
}
