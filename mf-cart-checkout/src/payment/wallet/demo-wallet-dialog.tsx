import { useLocale } from '@aimante/remote';
import { Button, formatPrice, RadioCard, RadioGroup } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalActions, ModalStep } from '../dialogs/modal-step.tsx';
import type { OpenWallet } from '../progress/payment-store.ts';
import { DEMO_WALLET_CARDS, type DemoWalletCard, demoCard } from './demo-wallet-cards.ts';

interface DemoWalletDialogProps {
  readonly wallet: OpenWallet;
  readonly onClose: () => void;
}

/** The demo's wallet, in the place of Apple Pay and Google Pay. It contains test cards and pays the demo provider. */
export function DemoWalletDialog({ wallet, onClose }: DemoWalletDialogProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [card, setCard] = useState<DemoWalletCard>('accepted');
  const [isBusy, setIsBusy] = useState(false);
  const amount = formatPrice(wallet.amountCents, locale);
  async function pay() {
    setIsBusy(true);
    await wallet.pay(demoCard(card));
    onClose();
  }
  return (
    <ModalStep title={t('wallet.demo.title')} isBusy={isBusy} onLeave={onClose}>
      <p>{t('wallet.demo.text', { amount })}</p>
      <RadioGroup
        legend={t('wallet.demo.cards')}
        isLegendHidden
        name="wallet-card"
        value={card}
        onValueChange={(chosen) => setCard(chosen as DemoWalletCard)}
        layout="joined"
      >
        {DEMO_WALLET_CARDS.map((name) => (
          <RadioCard key={name} value={name} label={t(`wallet.card.${name}`)} />
        ))}
      </RadioGroup>
      <ModalActions>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {t('wallet.demo.cancel')}
        </Button>
        <Button loading={isBusy} loadingLabel={t('payment.submit.busy')} onClick={pay}>
          {t('wallet.demo.pay', { amount })}
        </Button>
      </ModalActions>
    </ModalStep>
  );
}
