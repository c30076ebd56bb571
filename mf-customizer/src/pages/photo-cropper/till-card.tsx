import { useNavigate, useSearchParams } from '@aimante/remote';
import { Button } from '@aimante/ui';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { useTilesPdf } from '../../pdf-sheet/use-pdf-sheet.ts';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { download } from '../../picture-export/use-picture-export.ts';
import styles from './download-card.module.css';
import { tillPath } from './till-path.ts';

/** For a seller at a market: the magnets for the small printer, and the way back to the till, which erases the photos. */
export function TillCard() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const session = useCropperSession();
  const [project] = usePhotoProject();
  const { progress, write } = useTilesPdf(project);
  const till = tillPath(query.get('till'));
  if (till === undefined) return null;
  const save = async () => {
    const file = await write();
    if (file) download(file, 'magnet.pdf');
  };
  const goBack = async () => {
    await session.restart();
    await navigate(till);
  };
  return (
    <section className={styles.card} aria-labelledby="till-card-title">
      <h2 id="till-card-title">{t('till.card.title')}</h2>
      <p>{t('till.card.text')}</p>
      <Button size="large" icon={<Printer size={20} />} loading={progress !== undefined} onClick={() => void save()}>
        {t('till.print.label')}
      </Button>
      <Button variant="secondary" onClick={() => void goBack()}>
        {t('till.back.label')}
      </Button>
    </section>
  );
}
