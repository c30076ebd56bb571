import { claimOrder, type Order } from '@aimante/api-contract/orders';
import { usePlatform } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { Button, Notice, Select, TextArea } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { typedText } from '../../form/typed-text.ts';
import { ORDER_KEY, orderPass } from '../../order-status/order-query.ts';
import { Fact } from '../fact.tsx';
import { isFitPhoto, PhotoPicker } from '../photos/photo-picker.tsx';
import { uploadPhoto } from '../photos/upload-photo.ts';

const REASONS = ['damaged', 'wrong_photo', 'missing', 'quality', 'other'] as const;
const SHORTEST = 10;
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
  const errorText = useErrorText();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [isShort, setIsShort] = useState(false);
  const [hasUnfit, setHasUnfit] = useState(false);
  const report = useReport(order, onSent);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const message = typedText(data, 'message').trim();
    const reason = REASONS.find((one) => one === data.get('reason')) ?? 'other';
    setIsShort(message.length < SHORTEST);
    if (message.length >= SHORTEST) report.mutate({ reason, message, pictures });
  }

  function pick(files: File[]) {
    setHasUnfit(files.some((file) => !isFitPhoto(file)));
    setPictures([...pictures, ...files.filter(isFitPhoto)].slice(0, MOST_PICTURES));
  }

  return (
    <form className={form.form} onSubmit={submit} noValidate>
      {report.error && <Notice tone="danger">{errorText(report.error)}</Notice>}
      <Select name="reason" label={t('order.problem.reason')}>
        {REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`order.problem.reasons.${reason}`)}
          </option>
        ))}
      </Select>
      <TextArea
        name="message"
        label={t('order.problem.message')}
        maxLength={2000}
        rows={4}
        error={isShort && t('order.problem.short')}
      />
      <PhotoPicker
        label={t('order.problem.pictures', { count: pictures.length })}
        isMultiple
        isDisabled={pictures.length >= MOST_PICTURES || report.isPending}
        error={hasUnfit ? t('order.picker.unfit') : undefined}
        onPick={pick}
      />
      <div className={form.actions}>
        <Button type="submit" size="small" loading={report.isPending} loadingLabel={t('order.blocked.sending')}>
          {t('order.problem.send')}
        </Button>
        <Button variant="text" size="small" onClick={onClose}>
          {t('form.cancel.button')}
        </Button>
      </div>
    </form>
  );
}

interface Report {
  readonly reason: (typeof REASONS)[number];
  readonly message: string;
  readonly pictures: readonly File[];
}

function useReport(order: Order, onSent: (at: string) => void) {
  const { api: platformApi } = usePlatform();
  return useChange(
    async (api, { reason, message, pictures }: Report) => {
      const photoIds: string[] = [];
      for (const picture of pictures) photoIds.push(await uploadPhoto(platformApi, picture, picture.name));
      return api(claimOrder, { params: { id: order.id }, body: { reason, message, photoIds } }, orderPass(order));
    },
    {
      onDone: ({ createdAt }) => onSent(createdAt),
      refresh: [ORDER_KEY],
      failure: 'inline',
    },
  );
}
