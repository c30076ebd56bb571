import { claimOrder, type Order } from '@aimante/api-contract/orders';
import { claimCreateSchema, claimReason } from '@aimante/api-contract/orders/claim-schemas';
import { usePlatform } from '@aimante/remote';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, Notice, Select, TextArea } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { ORDER_KEY, orderPass } from '../../order-status/order-query.ts';
import { Fact } from '../fact.tsx';
import { isFitPhoto, PhotoPicker } from '../photos/photo-picker.tsx';
import { uploadPhoto } from '../photos/upload-photo.ts';

const MOST_PICTURES = 5;

/** Reports a problem within thirty days. The shop prints again or refunds. */
export function ProblemReport({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [sentAt, setSentAt] = useState<string>();
  if (order.status === 'annule' || order.status === 'en_attente') return null;
  return (
    <Fact title={t('order.problem.title')}>
      {sentAt ? (
        <Notice tone="success">{t('order.problem.sent')}</Notice>
      ) : (
        <p>{t(order.actions.canClaim ? 'order.problem.text' : 'order.problem.later')}</p>
      )}
      {order.actions.canClaim && !isOpen && !sentAt && (
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          {t('order.problem.open')}
        </Button>
      )}
      {isOpen && !sentAt && <ProblemForm order={order} onSent={setSentAt} onClose={() => setIsOpen(false)} />}
    </Fact>
  );
}

interface ProblemFormProps {
  readonly order: Order;
  readonly onSent: (at: string) => void;
  readonly onClose: () => void;
}

function ProblemForm({ order, onSent, onClose }: ProblemFormProps) {
  const { t } = useTranslation();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [hasUnfit, setHasUnfit] = useState(false);
  const report = useReport(order, pictures, onSent);
  const { isPending } = report.change;

  function pick(files: File[]) {
    setHasUnfit(files.some((file) => !isFitPhoto(file)));
    setPictures([...pictures, ...files.filter(isFitPhoto)].slice(0, MOST_PICTURES));
  }

  return (
    <ApiForm form={report} className={form.form}>
      <Select {...report.field('reason', t('order.problem.reason'))}>
        {claimReason.options.map((reason) => (
          <option key={reason} value={reason}>
            {t(`order.problem.reasons.${reason}`)}
          </option>
        ))}
      </Select>
      <TextArea {...report.field('message', t('order.problem.message'))} maxLength={2000} rows={4} />
      <PhotoPicker
        label={t('order.problem.pictures', { count: pictures.length })}
        isMultiple
        isDisabled={pictures.length >= MOST_PICTURES || isPending}
        error={hasUnfit ? t('order.picker.unfit') : undefined}
        onPick={pick}
      />
      <div className={form.actions}>
        <Button type="submit" size="small" loading={isPending} loadingLabel={t('order.blocked.sending')}>
          {t('order.problem.send')}
        </Button>
        <Button variant="text" size="small" onClick={onClose}>
          {t('form.cancel.button')}
        </Button>
      </div>
    </ApiForm>
  );
}

function useReport(order: Order, pictures: readonly File[], onSent: (at: string) => void) {
  const { api: platformApi } = usePlatform();
  return useApiForm({
    schema: claimCreateSchema.pick({ reason: true, message: true }),
    defaultValues: { reason: 'damaged', message: '' },
    send: async (api, report) => {
      const photoIds: string[] = [];
      for (const picture of pictures) photoIds.push(await uploadPhoto(platformApi, picture, picture.name));
      return api(claimOrder, { params: { id: order.id }, body: { ...report, photoIds } }, orderPass(order));
    },
    onDone: ({ createdAt }) => onSent(createdAt),
    canBeGuest: order.isGuestOrder,
    refresh: [ORDER_KEY],
  });
}
