import type { PublicSettings } from '@aimante/api-contract/settings';
import type { PageHead } from '@aimante/contract';
import { describedWithDelivery } from '../delivery-promise/described-with-delivery.ts';
import { faqAnswers } from '../faq-answers.ts';
import { organisation } from './organisation.ts';
import type { Words } from './shop-heads.ts';

interface HomeWords extends Words {
  readonly promise?: string | undefined;
}

/** The home page: the shop and its frequent questions. */
export function homeHead(settings: PublicSettings, { t, locale, promise }: HomeWords): PageHead {
  const questions = faqAnswers({ settings, promise }, { locale, t }).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return {
    description: describedWithDelivery(t('page.home.description'), settings, locale),
    structuredData: [organisation(settings.shop), { '@type': 'FAQPage', mainEntity: questions }],
  };
}
