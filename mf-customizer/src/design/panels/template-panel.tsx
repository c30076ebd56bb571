import { OCCASIONS, type Template } from '@aimante/print';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Framing, withLayers } from '../../collage/collage.ts';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { reframePhotosAtom, shownFramingAtom, usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { calendarOf } from '../dates/calendar-design.ts';
import { DesignPicture } from '../design-picture.tsx';
import { designAtom } from '../design-state.ts';
import { templatesFor, withDatesOf } from '../templates/template.ts';
import { useTemplates } from '../templates/use-templates.ts';
import styles from './panel.module.css';
import { SpreadButton } from './spread-button.tsx';

/** The template tool: designs by occasion, shown with the photo of the visitor. */
export function TemplatePanel() {
  const { t } = useTranslation();
  const [{ profile }] = usePhotoProject();
  const { width, height } = profile.trim;
  const { templates: all } = useTemplates();
  const design = useAtomValue(designAtom);
  const calendar = calendarOf(design?.layers ?? []);
  const templates = useMemo(
    () => templatesFor(all, { width, height }).map((template) => withDatesOf(template, calendar)),
    [all, width, height, calendar],
  );
  const occasions = OCCASIONS.filter((one) => templates.some(({ occasion }) => occasion === one));
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{t('design.template.title')}</h2>
        {design && <SpreadButton />}
      </div>
      <p className={styles.empty}>{t(templates.length > 0 ? 'design.template.intro' : 'design.template.none')}</p>
      {occasions.map((occasion) => (
        <section key={occasion}>
          <h3 className={styles.legend}>{t(`design.template.${occasion}`)}</h3>
          <ul className={styles.templates}>
            {templates
              .filter((template) => template.occasion === occasion)
              .map((template) => (
                <TemplateCard key={template.id} template={template} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function TemplateCard({ template: { name, design } }: { readonly template: Template }) {
  const { t } = useTranslation();
  const { shelf } = useCropperSession();
  const [project] = usePhotoProject();
  const framing = useAtomValue(shownFramingAtom);
  const reframe = useSetAtom(reframePhotosAtom);
  if (!framing) return null;
  const used = (before: Framing) => withLayers(before, design.layers, project.profile.trim);
  const { photoId, recipe } = used(framing);
  return (
    <li>
      <button
        type="button"
        className={styles.template}
        aria-label={t('design.template.use', { name })}
        onClick={() => reframe(used)}
      >
        <DesignPicture
          className={styles.thumbnail}
          src={shelf.thumbnailUrl(photoId)}
          recipe={recipe}
          design={recipe.design ?? design}
        />
        {name}
      </button>
    </li>
  );
}
