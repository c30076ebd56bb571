import { PageIntro } from '@aimante/ui';
import { Link } from 'react-router-dom';
import { useLocalized, useT } from '../texts.ts';

export function NotFound() {
  const t = useT();
  const localized = useLocalized();
  return (
    <PageIntro title={t('notFound.title')} text={t('notFound.text')}>
      <p>
        <Link to={localized('/')}>{t('notFound.home')}</Link> ·{' '}
        <Link to={localized('/products')}>{t('notFound.products')}</Link>
      </p>
    </PageIntro>
  );
}
