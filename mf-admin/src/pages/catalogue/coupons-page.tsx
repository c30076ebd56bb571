import { type Coupon, listCoupons, listDeletedCoupons, updateCoupon } from '@aimante/api-contract/coupons';
import { useApi } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { couponStates, useCouponColumns } from '../../catalogue/coupons/coupon-columns.tsx';
import { CouponDrawer } from '../../catalogue/coupons/coupon-drawer.tsx';
import { GenerateDrawer } from '../../catalogue/coupons/generate-drawer.tsx';
import { RestoreCouponDrawer } from '../../catalogue/coupons/restore-coupon-drawer.tsx';
import { AddButton } from '../../list/add-button.tsx';
import { choice } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { useWholeList } from '../../list/source/list-source.ts';
import { useListState } from '../../list/source/use-list-state.ts';
import { switchActions } from '../../list/switch-actions.ts';
import { useBulk } from '../../list/use-bulk.ts';

const KEY = 'coupons';
const nameOf = ({ code }: Coupon) => code;

interface Edited {
  readonly coupon: Coupon | undefined;
  readonly isNew: boolean;
}

const NEW: Edited = { coupon: undefined, isNew: true };

/** `?new=1` opens a new coupon, from any page. */
export function CouponsPage() {
  const { t } = useTranslation();
  const api = useApi();
  const bulk = useBulk(KEY, nameOf);
  const state = useListState();
  const isDeleted = state.get('deleted') === 'true';
  const [chosen, setEdited] = useState<Edited>();
  const edited = chosen ?? (state.get('new') ? NEW : undefined);
  function close() {
    setEdited(undefined);
    if (state.get('new')) state.set({ new: undefined });
  }
  const [restored, setRestored] = useState<Coupon>();
  const [isGenerating, setIsGenerating] = useState(false);
  const source = useWholeList({
    key: isDeleted ? `${KEY}-deleted` : KEY,
    load: (call, signal) => (isDeleted ? call(listDeletedCoupons, {}, { signal }) : call(listCoupons, {}, { signal })),
    text: ({ code, note }) => `${code} ${note ?? ''}`,
    filters: { state: (coupon, value) => coupon.state === value },
    sorts: { '-used': (a, b) => b.used - a.used },
  });
  const actions = switchActions(bulk.each, {
    isOn: ({ is_active }) => is_active,
    set: ({ id, version }, is_active) => api(updateCoupon, { params: { id }, body: { version, is_active } }),
    on: {
      id: 'on',
      label: t('coupons.switchOn'),
      icon: <Check size={16} />,
      done: (count) => t('coupons.switchedOn', { count }),
    },
    off: {
      id: 'off',
      label: t('coupons.switchOff'),
      icon: <Ban size={16} />,
      done: (count) => t('coupons.switchedOff', { count }),
    },
  });
  const add = <AddButton label={t('coupons.add')} onAdd={() => setEdited(NEW)} />;
  const states = choice({
    id: 'state',
    label: t('coupons.stateLabel'),
    words: couponStates,
    textOf: (word) => t(`coupons.state.${word}`),
  });
  return (
    <ListFrame
      list="coupons"
      title={t('links.coupons')}
      source={source}
      tools={
        <Button variant="secondary" size="desk" onClick={() => setIsGenerating(true)}>
          {t('coupons.generate')}
        </Button>
      }
      add={add}
      columns={useCouponColumns()}
      views={[
        { id: 'all', label: t('products.view.all'), search: '', ...(isDeleted ? {} : { count: source.all.length }) },
        ...states.options.map(({ value, label }) => ({ id: value, label, search: `state=${value}` })),
        { id: 'deleted', label: t('coupons.deletedView'), search: 'deleted=true' },
      ]}
      filters={[states]}
      searchLabel={t('coupons.search')}
      actions={isDeleted ? [] : actions}
      open={(coupon) => () => (coupon.deleted_at ? setRestored(coupon) : setEdited({ coupon, isNew: false }))}
      nameOf={nameOf}
      empty={{ title: t('coupons.empty.title'), text: t('coupons.empty.text'), action: add }}
    >
      {edited && (
        <CouponDrawer
          key={`${edited.coupon?.id}-${edited.isNew}`}
          {...edited}
          onDuplicate={(coupon) => setEdited({ coupon, isNew: true })}
          onClose={close}
        />
      )}
      {restored && <RestoreCouponDrawer coupon={restored} onClose={() => setRestored(undefined)} />}
      {isGenerating && <GenerateDrawer onClose={() => setIsGenerating(false)} />}
    </ListFrame>
  );
}
