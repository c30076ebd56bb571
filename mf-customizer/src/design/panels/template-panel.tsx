import { listTemplates } from '@aimante/api-contract/templates';
import { OCCASIONS, type Template } from '@aimante/print';
import { useLocale } from '@aimante/remote';
import { useAnswer } from '@aimante/remote/data';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Framing, withLayers } from '../../collage/collage.ts';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { reframePhotosAtom, shownFramingAtom, usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { calendarOf } from '../dates/calendar-design.ts';
import { DesignPicture } from '../design-picture.tsx';
import { designAtom } from '../design-state.ts';
import { readTemplates, templatesFor, withDatesOf, withTemplatesOfTeam } from '../templates/template.ts';
import data from '../templates/templates.json' with { type: 'json' };
import styles from './panel.module.css';
import { SpreadButton } from './spread-button.tsx';

const FRESH_MS = 60_000;

/** Those of the customizer, and those that the team has uploaded as soon as they arrive. */
function useTemplates(): readonly Template[] {
  const locale = useLocale();
  const { data: team } = useAnswer(listTemplates, { queryKey: ['templates'], staleTime: FRESH_MS });
  return useMemo(
    () => withTemplatesOfTeam(readTemplates(data, locale), readTemplates(team?.data, locale)),
    [locale, team],
  );
}

/** The template tool: designs by occasion, shown with the photo of the visitor. */
export function TemplatePanel() {
  const { t } = useTranslation();
  const [{ profile }] = usePhotoProject();
  const { width, height } = profile.trim;
  const all = useTemplates();
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
