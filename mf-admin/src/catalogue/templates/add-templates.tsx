import { uploadTemplate } from '@aimante/api-contract/templates';
import { usePlatform, useSignedIn } from '@aimante/remote';
import { useApi, useErrorText, useRefresh } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEach } from '../../list/source/run-each.ts';
import styles from './add-templates.module.css';
import { EXAMPLE } from './example.ts';
import { readTemplateFile } from './read-template-file.ts';
import { saveTemplate } from './save-template.ts';

/** Uploads files of templates, and gives one to begin with. */
export function AddTemplates({ listKey }: { readonly listKey: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const signedIn = useSignedIn();
  const { notify } = usePlatform();
  const errorText = useErrorText();
  const { refresh } = useRefresh([listKey]);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function add(files: readonly File[]) {
    setIsBusy(true);
    const upload = async (file: File) => {
      const body = await readTemplateFile(file);
      if (!body) throw new TypeError(t('templates.noJson'));
      await signedIn(() => api(uploadTemplate, { body }));
    };
    const { done, refused } = await runEach(files, upload, {
      nameOf: ({ name }) => name,
      errorText: (error) => (error instanceof TypeError ? error.message : errorText(error)),
    });
    await refresh();
    setIsBusy(false);
    if (done > 0) notify({ kind: 'success', text: t('templates.added', { count: done }) });
    for (const { name, reason } of refused) notify({ kind: 'error', text: t('list.refusal', { name, reason }) });
  }

  return (
    <div className={styles.add}>
      <Button size="desk" variant="text" icon={<Download size={16} />} onClick={() => saveTemplate(EXAMPLE)}>
        {t('templates.example')}
      </Button>
      <Button size="desk" icon={<Plus size={16} />} loading={isBusy} onClick={() => input.current?.click()}>
        {t('templates.add')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="application/json,.json"
        aria-label={t('templates.add')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void add(files);
        }}
      />
    </div>
  );
}
