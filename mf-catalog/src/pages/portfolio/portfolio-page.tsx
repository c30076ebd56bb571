import type { Project } from '@aimante/api-contract/portfolio';
import { useSearchParams } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { Button, Chip, EmptyState } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { projectCategoriesQuery, projectsIn, projectsQuery } from '../../portfolio-queries.ts';
import { TileSkeletons } from '../../product-tile/tile-skeletons.tsx';
import styles from './portfolio-page.module.css';
import { ProjectCard } from './project-card.tsx';

const FIRST_ROW = 3;

export function PortfolioPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('category') ?? '';
  const choose = (slug: string) => setQuery(slug ? { category: slug } : {}, { replace: true });
  return (
    <>
      <header className={styles.hero}>
        <h1 tabIndex={-1}>{t('portfolio.intro.title')}</h1>
        <p>{t('portfolio.intro.text')}</p>
      </header>
      <CategoryFilter chosen={chosen} onChoose={choose} />
      <div className={styles.projects}>
        <Projects chosen={chosen} onChoose={choose} />
      </div>
    </>
  );
}

interface FilterProps {
  readonly chosen: string;
  readonly onChoose: (slug: string) => void;
}

/** If the categories fail to load, all projects show without the filter. */
function CategoryFilter({ chosen, onChoose }: FilterProps) {
  const { t } = useTranslation();
  const { data } = useLoad(projectCategoriesQuery);
  return (
    <fieldset className={styles.filters} aria-label={t('portfolio.filter.label')}>
      <Chip isSelected={chosen === ''} onClick={() => onChoose('')}>
        {t('portfolio.filter.all')}
      </Chip>
      {data?.data.map(({ id, slug, name }) => (
        <Chip key={id} isSelected={chosen === slug} onClick={() => onChoose(slug)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}

function Projects({ chosen, onChoose }: FilterProps) {
  const { t } = useTranslation();
  const projects = useLoad(projectsQuery);
  return (
    <Loaded
      query={projects}
      failure={t('portfolio.error.title')}
      panel={{ layout: 'card', children: t('portfolio.error.text') }}
      skeleton={<TileSkeletons count={6} label={t('portfolio.loading')} className={styles.grid} />}
    >
      {({ data }) => <ProjectList shown={projectsIn(data, chosen)} chosen={chosen} onChoose={onChoose} />}
    </Loaded>
  );
}

interface ProjectListProps extends FilterProps {
  readonly shown: readonly Project[];
}

function ProjectList({ shown, chosen, onChoose }: ProjectListProps) {
  const { t } = useTranslation();
  const categories = useLoad(projectCategoriesQuery);
  if (shown.length === 0) {
    const category = categories.data?.data.find(({ slug }) => slug === chosen)?.name ?? chosen;
    return (
      <EmptyState
        title={t('portfolio.empty.title')}
        actions={
          chosen !== '' && (
            <Button variant="secondary" onClick={() => onChoose('')}>
              {t('portfolio.empty.all')}
            </Button>
          )
        }
      >
        {chosen === '' ? t('portfolio.empty.text') : t('portfolio.empty.inCategory', { category })}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.grid}>
      {shown.map((project, place) => (
        <li key={project.id}>
          <ProjectCard project={project} isPriority={place < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
