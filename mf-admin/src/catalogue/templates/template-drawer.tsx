import { type DeskTemplate, listAllTemplates, updateTemplate } from '@aimante/api-contract/templates';
import { templateUpdateSchema } from '@aimante/api-contract/templates/schemas';
import { useApi, useRefresh } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useLatest } from '../../form/use-latest.ts';
import { useFormat } from '../../numbers/format.ts';
import { saveTemplate } from './save-template.ts';
import styles from './template-drawer.module.css';
import { templateSize, templateTexts } from './template-facts.ts';

interface TemplateDrawerProps {
  readonly template: DeskTemplate;
  readonly listKey: string;
  readonly onClose: () => void;
}

/** Shows a template as it is printed, with its texts, and its file to be changed. */
export function TemplateDrawer({ template: given, listKey, onClose }: TemplateDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [template = given, reload] = useLatest(given, async (call) =>
    (await call(listAllTemplates)).data.find(({ id }) => id === given.id),
  );
  const { refresh } = useRefresh([listKey]);
  return (
    <EditDrawer
      title={template.name}
      schema={templateUpdateSchema}
      saved={template}
      specs={[{ name: 'is_visible', label: t('portfolio.visible'), kind: 'switch' }]}
      above={<Facts template={template} />}
      onClose={onClose}
      onReload={reload}
      onSave={async (body) => {
        const { id: templateId, version } = template;
        await api(updateTemplate, { params: { id: templateId }, body: { ...body, version } });
        await refresh();
      }}
    />
  );
}

function Facts({ template }: { readonly template: DeskTemplate }) {
  const { t } = useTranslation();
  return (
    <div className={styles.facts}>
      <img src={template.picture.pictureUrl} alt="" />
      <Advice advice={template.advice} />
      <p>
        {template.id} · {t(`templates.occasions.${template.occasion}`)} · {templateSize(template)}
      </p>
      <ul>
        <li>
          <span lang="fr">{template.name}</span> · <span lang="en">{template.englishName}</span>
        </li>
        {templateTexts(template).map(([french, english], place) => (
          <li key={place}>
            <span lang="fr">{french}</span> · <span lang="en">{english}</span>
          </li>
        ))}
      </ul>
      <Button size="desk" variant="secondary" icon={<Download size={16} />} onClick={() => saveTemplate(template)}>
        {t('templates.file')}
      </Button>
    </div>
  );
}

/** What would spoil the texts in print. It advises, and keeps no template from the editor. */
function Advice({ advice }: Pick<DeskTemplate, 'advice'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (advice.length === 0) return null;
  return (
    <Notice tone="warning" title={t('templates.advice.title')}>
      <ul>
        {advice.map(({ kind, text, mm }, place) => (
          <li key={place}>{t(`templates.advice.${kind}`, { text, length: format.decimal(mm) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
