import type { Product } from '@aimante/api-contract/catalogue';
import { Tabs } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../rich-text/rich-text.tsx';
import { Section } from '../../section/section.tsx';
import styles from './product-tabs.module.css';

/** Without those that the facts beside the actual size show already. */
const SPECS = ['force', 'temperature', 'coating'] as const;

/** The long description and further data. A tab without data is left out: the page begins with the short description. */
export function ProductTabs({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const { specs, features, applications, longDescription } = product;
  const known = SPECS.flatMap((name) => (specs[name] ? [{ name, value: specs[name] }] : []));
  const items = [
    longDescription && {
      value: 'description',
      label: t('product.tabs.description'),
      content: <RichText html={longDescription} />,
    },
    known.length > 0 && {
      value: 'specs',
      label: t('product.tabs.specs'),
      content: (
        <dl className={styles.specs}>
          {known.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`product.specs.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    features.length > 0 && { value: 'features', label: t('product.tabs.features'), content: <List lines={features} /> },
    applications.length > 0 && {
      value: 'applications',
      label: t('product.tabs.applications'),
      content: <List lines={applications} />,
    },
  ].filter((item) => typeof item === 'object' && item !== null);
  if (items.length === 0) return null;
  return (
    <Section title={t('product.tabs.label')} isTitleHidden>
      <Tabs label={t('product.tabs.label')} items={items} />
    </Section>
  );
}

function List({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
