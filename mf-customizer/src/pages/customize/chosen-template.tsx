import { useNavigate, usePlatform, useSearchParams } from '@aimante/remote';
import { Button, Notice } from '@aimante/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { withLayers } from '../../collage/collage.ts';
import { toolAtom } from '../../cropper/look/look-atoms.ts';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { templatesFor } from '../../design/templates/template.ts';
import { useTemplates } from '../../design/templates/use-templates.ts';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { blankPhoto } from './blank-photo.ts';

/** `?template=lin`: the first photo without a design gets this template, as soon as there is one. */
export function ChosenTemplate({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const session = useCropperSession();
  const [{ items, profile }, act] = usePhotoProject();
  const setTool = useSetAtom(toolAtom);
  const forget = useForgetTemplate();
  const { templates, isPending } = useTemplates();
  const template = templatesFor(templates, profile.trim).find((each) => each.id === id);
  const item = items.find(({ recipe }) => !recipe.design);
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    if (!template && !isPending) {
      isDone.current = true;
      notify({ kind: 'info', text: t('customize.template.gone') });
      forget();
    }
    if (!template || !item) return;
    isDone.current = true;
    const { photoId, recipe } = item;
    act({ type: 'framed', itemId: item.id, ...withLayers({ photoId, recipe }, template.design.layers, profile.trim) });
    act({ type: 'opened', itemId: item.id });
    setTool('text');
    forget();
  }, [template, isPending, item, profile, act, setTool, forget, notify, t]);

  if (!template || items.length > 0) return null;
  const needsPhoto = template.design.layers.some(({ kind }) => kind === 'photo');
  return (
    <Notice tone="info" title={t('customize.template.title', { name: template.name })}>
      {t(needsPhoto ? 'customize.template.photo' : 'customize.template.noPhoto')}{' '}
      {!needsPhoto && (
        <Button
          variant="secondary"
          size="small"
          onClick={async () => session.importFiles([await blankPhoto(t('customize.template.blank'))])}
        >
          {t('customize.template.without')}
        </Button>
      )}
    </Notice>
  );
}

function useForgetTemplate(): () => void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return () => {
    const rest = new URLSearchParams(query);
    rest.delete('template');
    void navigate({ search: rest.toString() }, { replace: true });
  };
}
