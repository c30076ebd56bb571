import type { Project } from '@aimante/api-contract/portfolio';
import { Slot, useLocale, usePlatform } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { Picture } from '@aimante/ui';
import { useState } from 'react';
import { PROJECT_SIZES } from '../../catalogue/picture-sizes.ts';
import { ShopPicture } from '../../catalogue/shop-picture.tsx';
import { projectFallbackPicture } from '../../pictures/project-fallback.ts';
import { excerpt } from '../../rich-text/excerpt.ts';
import styles from './portfolio-page.module.css';
import { projectImage } from './project-image.ts';

const TEXT_LENGTH = 120;

interface ProjectCardProps {
  readonly project: Project;
  readonly isPriority: boolean;
}

export function ProjectCard({ project, isPriority }: ProjectCardProps) {
  const locale = useLocale();
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProjectPicture project={project} isPriority={isPriority} />
      </div>
      <h2>{project.title}</h2>
      <p>{excerpt(project.description, TEXT_LENGTH)}</p>
      <div className={styles.foot}>
        <time dateTime={project.created_at}>{formatDate(project.created_at, locale, 'shortDay')}</time>
        <Slot name="portfolio-entry" projectId={project.id} title={project.title} />
      </div>
    </article>
  );
}

function ProjectPicture({ project, isPriority }: ProjectCardProps) {
  const { api } = usePlatform();
  const [isBroken, setBroken] = useState(false);
  const [picture] = project.images;
  const address = projectImage(project, api.baseUrl);
  if (picture) return <ShopPicture picture={picture} sizes={PROJECT_SIZES} ratio={4 / 3} isPriority={isPriority} />;
  if (!address || isBroken) return <Picture source={projectFallbackPicture} alt="" sizes={PROJECT_SIZES} />;
  return (
    <img src={address} alt={project.title} width="1200" height="900" loading="lazy" onError={() => setBroken(true)} />
  );
}
