import { Link, usePageParams } from '@aimante/remote';
import { Notice, Skeleton } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingScreen } from '../../shop/till/closing/closing-screen.tsx';
import { SaleScreen } from '../../shop/till/sale/sale-screen.tsx';
import { SalesScreen } from '../../shop/till/sales/sales-screen.tsx';
import { ChooseSeller } from '../../shop/till/setup/choose-seller.tsx';
import { OpenSession } from '../../shop/till/setup/open-session.tsx';
import { RegisterDevice } from '../../shop/till/setup/register-device.tsx';
import { TillFrame, type TillTab } from '../../shop/till/till-frame.tsx';
import { type OpenedTill, useTill } from '../../shop/till/use-till.ts';

/** The selling screen of a market day. It works without a network, and without a login once the tablet is registered. */
export function TillPage() {
  const { t } = useTranslation();
  const eventId = usePageParams().id ?? '';
  const opened = useTill(eventId);
  if (opened === 'loading') return <Skeleton shape="block" height="100dvh" />;
  if (opened === 'failed') return <Notice tone="danger">{t('till.noStorage')}</Notice>;
  return <OpenedPage opened={opened} eventId={eventId} />;
}

function OpenedPage({ opened, eventId }: { opened: OpenedTill; eventId: string }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<TillTab>('sale');
  const { facts } = opened;
  const { device, session, seller, stand } = facts;
  if (!device) return <Setup opened={opened} content={<RegisterDevice opened={opened} />} />;
  if (facts.trouble === 'device-unknown' && !session)
    return <Setup opened={opened} content={<RegisterDevice opened={opened} />} />;
  if (session && session.eventId !== eventId)
    return <Setup opened={opened} content={<OtherMarket eventId={session.eventId} />} />;
  if (!stand) return <Setup opened={opened} content={<Notice tone="warning">{t('till.prepare')}</Notice>} />;
  if (!seller) return <Setup opened={opened} content={<ChooseSeller opened={opened} />} />;
  if (!session) {
    const open = <OpenSession opened={opened} eventId={eventId} device={device} seller={seller} />;
    return <Setup opened={opened} content={open} />;
  }
  const till = { device, session, seller };
  const changeSeller = async () => {
    await opened.database.setFact('seller', undefined);
    await opened.look();
  };
  return (
    <TillFrame facts={facts} tab={tab} onTab={setTab} onChangeSeller={() => void changeSeller()}>
      {tab === 'sale' && <SaleScreen opened={opened} till={till} />}
      {tab === 'sales' && <SalesScreen opened={opened} till={till} />}
      {tab === 'closing' && <ClosingScreen opened={opened} till={till} />}
    </TillFrame>
  );
}

/** What is sold here would be booked for the market where the till is still open. */
function OtherMarket({ eventId }: { eventId: string }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning">
      {t('till.openElsewhere')} <Link to={`/admin/market/${eventId}/till`}>{t('till.goToOpen')}</Link>
    </Notice>
  );
}

const Setup = ({ opened, content }: { opened: OpenedTill; content: React.ReactNode }) => (
  <TillFrame facts={opened.facts}>{content}</TillFrame>
);
