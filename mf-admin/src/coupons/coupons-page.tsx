import { type Coupon, createCoupon, listCoupons, updateCoupon } from '@aimante/api-contract/coupons';
import { useSearchParams, useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useApi, useLoad, useQueryCache } from '../admin-api/admin-api.ts';
import { useErrorText } from '../admin-api/error-text.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { saveCsv, toCsv } from '../data-table/csv.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { listOf } from '../data-table/list-of.ts';
import { ListSkeleton } from '../data-table/list-skeleton.tsx';
import { runEach } from '../data-table/run-each.ts';
import { useListState } from '../data-table/use-list-state.ts';
import { Desk } from '../desk/desk.tsx';
import { toNumber } from '../edit-form/check-draft.ts';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';
import { couponStates, useCouponColumns } from './coupon-columns.tsx';
import { CouponDrawer } from './coupon-drawer.tsx';
import { makeCode } from './make-code.ts';

const KEY = ['coupons'];
const MOST_AT_ONCE = 200;

interface Edited {
  readonly coupon: Coupon | undefined;
  readonly isNew: boolean;
}

export function CouponsPage() {
  const t = useT();
  const api = useApi();
  const cache = useQueryCache();
  const errorText = useErrorText();
  const state = useListState();
  const [params] = useSearchParams();
  const [edited, setEdited] = useState<Edited | undefined>(
    params.has('new') ? { coupon: undefined, isNew: true } : undefined,
  );
  const [isGenerating, setIsGenerating] = useState(false);
  const columns = useCouponColumns();
  const coupons = useLoad((call) => ({ queryKey: KEY, queryFn: () => call(listCoupons) }));
  const switchTo = (is_active: boolean) => async (rows: readonly Coupon[]) => {
    const report = await runEach(
      rows,
      ({ id, version }) => api(updateCoupon, { params: { id }, body: { version, is_active } }),
      { nameOf: ({ code }) => code, errorText },
    );
    await cache.invalidateQueries({ queryKey: KEY });
    return report;
  };
  const add = (
    <Button size="desk" icon={<Plus size={16} />} onClick={() => setEdited({ coupon: undefined, isNew: true })}>
      {t('coupons.add')}
    </Button>
  );
  return (
    <Desk
      title={t('nav.coupons')}
      actions={
        <>
          <Button variant="secondary" size="desk" onClick={() => setIsGenerating(true)}>
            {t('coupons.generate')}
          </Button>
          <Button
            variant="secondary"
            size="desk"
            icon={<Download size={16} />}
            onClick={() => saveCsv(t('nav.coupons'), toCsv(columns, coupons.data ?? []))}
          >
            {t('list.export')}
          </Button>
          {add}
        </>
      }
    >
      <Loaded query={coupons} skeleton={<ListSkeleton />}>
        {(all) => (
          <DataTable
            list="coupons"
            caption={t('nav.coupons')}
            page={listOf(all, state, {
              text: ({ code, note }) => `${code} ${note ?? ''}`,
              filters: { state: (coupon, value) => coupon.state === value },
              sorts: { '-used': (a, b) => b.used - a.used },
            })}
            columns={columns}
            views={[
              { id: 'all', label: t('products.view.all'), search: '', count: all.length },
              { id: 'active', label: t('coupons.state.active'), search: 'state=active' },
              { id: 'expired', label: t('coupons.state.expired'), search: 'state=expired' },
            ]}
            filters={[
              {
                id: 'state',
                label: t('coupons.stateLabel'),
                options: couponStates.map((value) => ({ value, label: t(`coupons.state.${value}`) })),
              },
            ]}
            searchLabel={t('coupons.search')}
            actions={[
              { id: 'on', label: t('coupons.switchOn'), icon: <Check size={16} />, run: switchTo(true) },
              { id: 'off', label: t('coupons.switchOff'), icon: <Ban size={16} />, run: switchTo(false) },
            ]}
            open={(coupon) => () => setEdited({ coupon, isNew: false })}
            nameOf={({ code }) => code}
            empty={{ title: t('coupons.empty.title'), text: t('coupons.empty.text'), action: add }}
          />
        )}
      </Loaded>
      {edited && (
        <CouponDrawer
          key={`${edited.coupon?.id}-${edited.isNew}`}
          {...edited}
          onDuplicate={(coupon) => setEdited({ coupon, isNew: true })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {isGenerating && <GenerateDrawer onClose={() => setIsGenerating(false)} />}
    </Desk>
  );
}

/** Many codes of one kind, each for one use. */
function GenerateDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const cache = useQueryCache();
  return (
    <EditDrawer
      title={t('coupons.generate')}
      saveLabel={t('coupons.generateNow')}
      onClose={onClose}
      saved={{ prefix: '', count: '20', value: '10', note: '' }}
      specs={[
        { name: 'prefix', label: t('coupons.prefix'), kind: 'code', maxLength: 20 },
        { name: 'count', label: t('coupons.count'), kind: 'number', isRequired: true },
        { name: 'value', label: t('coupons.percentage'), kind: 'number', unit: '%', isRequired: true },
        { name: 'note', label: t('coupons.note'), maxLength: 300 },
      ]}
      onSave={async (draft) => {
        const codes: string[] = [];
        const count = Math.min(MOST_AT_ONCE, Math.max(1, toNumber(draft.text('count'))));
        for (let made = 0; made < count; made += 1) {
          const code = makeCode(draft.text('prefix'));
          const discount = toNumber(draft.text('value'));
          await api(createCoupon, {
            body: { code, discount_type: 'percentage', discount, max_uses: 1, note: draft.text('note') || null },
          });
          codes.push(code);
        }
        saveCsv(t('nav.coupons'), `\uFEFF${codes.join('\r\n')}\r\n`);
        await cache.invalidateQueries({ queryKey: KEY });
      }}
    />
  );
}
