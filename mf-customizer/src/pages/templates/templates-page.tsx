import { Link, useSearchParams } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { Breadcrumb, Button, EmptyState, Skeleton, Link as TextLink } from '@aimante/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useTranslation } from 'react-i18next';
import { magnetsQuery } from '../../template-gallery/gallery-queries.ts';
import { readTemplateFilters, searchOfFilters, type TemplateFilters } from '../../template-gallery/template-filters.ts';
import { GalleryFilters } from './gallery-filters.tsx';
import { GallerySections } from './gallery-sections.tsx';
import styles from './templates-page.module.css';
import { useOfferedTemplates } from './use-offered-templates.ts';

/** The templates by occasion, each with the magnet on which it can be ordered. */
export function TemplatesPage() {
  const { t } = useTranslation();
  return (
    <>
      <header className={styles.head}>
        <Breadcrumb
          label={t('templates.path')}
          steps={[
            { id: '/', label: t('templates.home'), link: <Link to="/" /> },
            { id: '/templates', label: t('templates.name') },
          ]}
        />
        <div className={styles.words}>
          <div>
            <h1 tabIndex={-1}>{t('templates.title')}</h1>
            <p>{t('templates.lead')}</p>
          </div>
          <TextLink render={<Link to="/products" />}>
            <ImagePlus size={18} aria-hidden="true" /> {t('templates.photoOnly')}
          </TextLink>
        </div>
      </header>
      <Gallery />
    </>
  );
}

function Gallery() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const filters = readTemplateFilters(query);
  const change = (changes: TemplateFilters) =>
    setQuery((latest) => searchOfFilters({ ...readTemplateFilters(latest), ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  const magnets = useLoad(magnetsQuery);
  return (
    <Loaded
      query={magnets}
      failure={t('templates.failed.title')}
      panel={{ layout: 'card', className: styles.failure, children: t('templates.failed.text') }}
      skeleton={<GallerySkeleton />}
    >
      {(offered) => <Templates filters={filters} change={change} magnets={offered} />}
    </Loaded>
  );
}

interface TemplatesProps extends Pick<Parameters<typeof useOfferedTemplates>[0], 'filters' | 'magnets'> {
  readonly change: (changes: TemplateFilters) => void;
}

function Templates({ filters, change, magnets }: TemplatesProps) {
  const { t } = useTranslation();
  const { all, shown, product } = useOfferedTemplates({ filters, magnets });
  const clear = () => change({ occasion: undefined, photo: undefined, colour: undefined, product: undefined });
  return (
    <>
      <GalleryFilters all={all} shown={shown} filters={filters} change={change} product={product} />
      {shown.length > 0 ? (
        <GallerySections shown={shown} filters={filters} />
      ) : (
        <EmptyState
          className={styles.empty}
          title={t(all.length === 0 && product ? 'templates.empty.product' : 'templates.empty.title', {
            name: product?.name,
          })}
          actions={
            <Button variant="secondary" onClick={clear}>
              {t('templates.empty.all')}
            </Button>
          }
        >
          {t('templates.empty.text')}
        </EmptyState>
      )}
    </>
  );
}

const SKELETON_CARDS = 8;

function GallerySkeleton() {
  const { t } = useTranslation();
  return (
    <ul className={styles.grid} aria-busy="true" aria-label={t('templates.loading')}>
      {Array.from({ length: SKELETON_CARDS }, (_, place) => (
        <li key={place} className={styles.waiting}>
          <Skeleton shape="block" width="100%" height="100%" />
        </li>
      ))}
    </ul>
  );
}
