import { createCoupon } from '@aimante/api-contract/coupons';
import { couponCreateSchema } from '@aimante/api-contract/coupons/schemas';
import { usePlatform } from '@aimante/remote';
import { useApi, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { fileOf, saveFile } from '../../download/save-file.ts';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { makeCode } from './make-code.ts';

const schema = z.object({
  prefix: z.string().max(20),
  count: z.int().min(1).max(200),
  ...couponCreateSchema.pick({ discount: true, note: true }).shape,
});

/** Creates many single-use codes of one kind. If one is refused, the codes created before are still handed over. */
export function GenerateDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(['coupons']);
  const { notify } = usePlatform();
  async function handOver(codes: readonly string[]) {
    if (codes.length === 0) return;
    saveFile(fileOf(`${t('links.coupons')}.csv`, new Blob([`\uFEFF${codes.join('\r\n')}\r\n`])));
    notify({ kind: 'success', text: t('coupons.generated', { count: codes.length }) });
    await refresh();
  }
  return (
    <EditDrawer
      title={t('coupons.generate')}
      saveLabel={t('coupons.generateNow')}
      onClose={onClose}
      schema={schema}
      saved={{ count: 20, discount: 10 }}
      specs={[
        { name: 'prefix', label: t('coupons.prefix'), kind: 'code' },
        { name: 'count', label: t('coupons.count'), kind: 'number', help: t('coupons.countHelp') },
        { name: 'discount', label: t('coupons.percentage'), kind: 'number', unit: '%' },
        { name: 'note', label: t('coupons.note'), ifEmpty: null },
      ]}
      onSave={async ({ prefix, count, ...coupon }) => {
        const codes: string[] = [];
        try {
          while (codes.length < count) {
            const code = makeCode(prefix);
            await api(createCoupon, { body: { ...coupon, code, discount_type: 'percentage', max_uses: 1 } });
            codes.push(code);
          }
        } finally {
          await handOver(codes);
        }
      }}
    />
  );
}
