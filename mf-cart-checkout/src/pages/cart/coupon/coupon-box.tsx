import { useLocale } from '@aimante/remote';
import { useErrorText } from '@aimante/remote/data';
import { Button, formatPrice, IconButton, TextField } from '@aimante/ui';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import X from 'lucide-react/icons/x';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppliedCoupon } from '../../../cart/cart.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import styles from './coupon-box.module.css';
import { useCoupon } from './use-coupon.ts';

interface CouponBoxProps {
  /** The discount, from the shop's quote if there is one. */
  readonly discountCents: number;
  readonly refusal: string | undefined;
}

export function CouponBox({ discountCents, refusal }: CouponBoxProps) {
  const { applied, isChecking, fault, apply, remove } = useCoupon();
  const withdrawn = useEffectEvent(remove);
  useEffect(() => {
    if (refusal !== undefined) withdrawn(refusal);
  }, [refusal]);
  const box = useFocusFallback<HTMLDivElement>(applied !== null);
  return (
    <div ref={box} tabIndex={-1}>
      {applied ? (
        <AppliedBox coupon={applied} discountCents={discountCents} onRemove={() => remove()} />
      ) : (
        <CouponForm isChecking={isChecking} fault={fault} onApply={apply} />
      )}
    </div>
  );
}

interface CouponFormProps {
  readonly isChecking: boolean;
  readonly fault: ReturnType<typeof useCoupon>['fault'];
  readonly onApply: (code: string) => void;
}

function CouponForm({ isChecking, fault, onApply }: CouponFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onApply(code);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        className={styles.field}
        label={t('coupon.field.label')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={fault && <FaultText fault={fault} />}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button
        className={styles.apply}
        type="submit"
        variant="secondary"
        disabled={code.trim() === ''}
        loading={isChecking}
        loadingLabel={t('coupon.apply.busy')}
      >
        {t('coupon.apply.label')}
      </Button>
    </form>
  );
}

function FaultText({ fault }: { fault: NonNullable<CouponFormProps['fault']> }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (typeof fault === 'string') return fault;
  if (fault instanceof Error) return errorText(fault);
  switch (fault.kind) {
    case 'minimum':
      return t('coupon.error.minimum', { amount: fault.amountCents / 100 });
    case 'invalid':
      return t('coupon.error.invalid');
    case 'failed':
      return t('coupon.error.failed');
  }
}

interface AppliedBoxProps {
  readonly coupon: AppliedCoupon;
  readonly discountCents: number;
  readonly onRemove: () => void;
}

function AppliedBox({ coupon, discountCents, onRemove }: AppliedBoxProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const amount = formatPrice(discountCents, locale);
  return (
    <div className={styles.applied} role="status">
      <TicketPercent className={styles.sign} size={18} aria-hidden="true" />
      <p>
        <strong>{t('coupon.applied.title', { code: coupon.code })}</strong>
        <br />
        {coupon.type === 'percentage'
          ? t('coupon.applied.percentage', { percent: coupon.value, amount })
          : t('coupon.applied.fixed', { amount: formatPrice(coupon.value, locale) })}
      </p>
      <IconButton label={t('coupon.remove.label')} variant="ghost" onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  );
}
