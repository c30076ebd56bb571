import { Link } from '@aimante/remote';
import { Breadcrumb } from '@aimante/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeliveryTerms } from '../../delivery-promise/use-delivery-terms.ts';
import styles from './products-page.module.css';

export const ProductsHead = memo(function ProductsHead() {
  const { t } = useTranslation();
  const terms = useDeliveryTerms();
  return (
    <header className={styles.head}>
      <Breadcrumb
        label={t('products.breadcrumb.label')}
        steps={[
          { id: '/', label: t('products.breadcrumb.home'), link: <Link to="/" /> },
          { id: '/products', label: t('products.breadcrumb.products') },
        ]}
      />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{t('products.intro.title')}</h1>
        <p>
          {t('products.intro.text')}
          {terms && ` ${terms}.`}
        </p>
      </div>
    </header>
  );
});
