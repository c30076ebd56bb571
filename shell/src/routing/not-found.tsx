import { Link } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useLocalized } from '../texts.tsx';
import { NoPage } from './no-page.tsx';

export function NotFound({ onShown }: { onShown: () => void }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const action = <Button render={<Link to={localized('/products')} />}>{t('notFound.products')}</Button>;
  return <NoPage title={t('notFound.title')} text={t('notFound.text')} action={action} onShown={onShown} />;
}
