import type { PublicSettings } from '@aimante/api-contract/settings';
import type { Locale } from '@aimante/contract';
import { deliveryTerms } from '@aimante/shop/delivery-terms';
import { settingsValues } from '@aimante/shop/legal';
import type { TFunction } from 'i18next';

const QUESTIONS = ['files', 'delay', 'mix', 'strength', 'privacy', 'companies'] as const;

export interface FaqAnswer {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

interface FaqFacts {
  readonly settings: PublicSettings | undefined;
  /** When an order of now arrives. */
  readonly promise: string | undefined;
}

interface Words {
  readonly locale: Locale;
  readonly t: TFunction;
}

/** The questions of the home page. An answer is left out while the facts that it quotes are unknown. */
export function faqAnswers({ settings, promise }: FaqFacts, { locale, t }: Words): FaqAnswer[] {
  const terms = settings && deliveryTerms(settings.deliveryZones, locale);
  const values = settings && settingsValues(settings, locale);
  const answers = {
    files: t('home.faq.files.answer'),
    delay: promise && terms && t('home.faq.delay.answer', { promise, terms }),
    mix: t('home.faq.mix.answer'),
    strength: t('home.faq.strength.answer'),
    privacy: values && t('home.faq.privacy.answer', values),
    companies: t('home.faq.companies.answer'),
  };
  return QUESTIONS.flatMap((id) => {
    const answer = answers[id];
    return answer ? [{ id, question: t(`home.faq.${id}.question`), answer }] : [];
  });
}
