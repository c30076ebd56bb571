import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { useSpreadDesign } from './use-spread-design.ts';

/** Gives every photo the text and frame of this one. Absent for a single photo. */
export function SpreadButton() {
  const { t } = useTranslation();
  const [{ items }] = usePhotoProject();
  const spread = useSpreadDesign();
  if (items.length < 2) return null;
  return (
    <Button variant="secondary" size="small" onClick={spread}>
      {t('design.spread.label')}
    </Button>
  );
}
