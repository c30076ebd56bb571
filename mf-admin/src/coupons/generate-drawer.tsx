import { createCoupon } from '@aimante/api-contract/coupons';
import { usePlatform, useT } from '@aimante/remote';
import { useApi, useRefresh } from '@aimante/remote/data';
import { csvFile } from '../data-table/csv.ts';
import { saveFile } from '../download/save-file.ts';
import { toNumber } from '../edit-form/check-draft.ts';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';
import { makeCode } from './make-code.ts';

const MOST_AT_ONCE = 200;

/** Creates many single-use codes of one kind. If one is refused, the codes created before are still handed over. */
export function GenerateDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const { refresh } = useRefresh(['coupons']);
  const { notify } = usePlatform();
  async function handOver(codes: readonly string[]) {
    if (codes.length === 0) return;
    saveFile(csvFile(t('nav.coupons'), `\uFEFF${codes.join('\r\n')}\r\n`));
    notify({ kind: 'success', text: t('coupons.generated', { count: codes.length }) });
    await refresh();
  }
  return (
    <EditDrawer
      title={t('coupons.generate')}
      saveLabel={t('coupons.generateNow')}
      onClose={onClose}
      saved={{ prefix: '', count: '20', value: '10', note: '' }}
      specs={[
        { name: 'prefix', label: t('coupons.prefix'), kind: 'code', maxLength: 20 },
        { name: 'count', label: t('coupons.count'), kind: 'number', isRequired: true, help: t('coupons.countHelp') },
        { name: 'value', label: t('coupons.percentage'), kind: 'number', unit: '%', isRequired: true },
        { name: 'note', label: t('coupons.note'), maxLength: 300 },
      ]}
      onSave={async (draft) => {
        const codes: string[] = [];
        const count = Math.min(MOST_AT_ONCE, Math.max(1, toNumber(draft.text('count'))));
        const discount = toNumber(draft.text('value'));
        try {
          while (codes.length < count) {
            const code = makeCode(draft.text('prefix'));
            await api(createCoupon, {
              body: { code, discount_type: 'percentage', discount, max_uses: 1, note: draft.text('note') || null },
            });
            codes.push(code);
          }
        } finally {
          await handOver(codes);
        }
      }}
    />
  );
}
