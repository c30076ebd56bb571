import { cents } from '@aimante/api-contract/core/wire';
import { closeTillSession, moveCash, openTillSession, type TillSession } from '@aimante/api-contract/market';
import { cashMoveSchema, openSessionSchema } from '@aimante/api-contract/market/till-schemas';
import { useApi, useRefresh } from '@aimante/remote/data';
import { newId } from '@aimante/shop/new-id';
import { Button } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Panel } from '../../desk/panel/panel.tsx';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { Counter } from './counter.tsx';

interface TillProps {
  readonly eventId: string;
  /** The open session. */
  readonly session: TillSession | undefined;
}

/** The cash drawer of a market: opened with a float, closed by a count. */
export function Till({ eventId, session }: TillProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'open' | 'cash' | 'close'>();
  const close = () => setAsked(undefined);
  return (
    <Panel
      title={t('till.title')}
      actions={
        session ? (
          <>
            <Button variant="secondary" size="deskSmall" onClick={() => setAsked('cash')}>
              {t('till.moveCash')}
            </Button>
            <Button variant="secondary" size="deskSmall" onClick={() => setAsked('close')}>
              {t('till.close')}
            </Button>
          </>
        ) : (
          <Button size="deskSmall" onClick={() => setAsked('open')}>
            {t('till.openNow')}
          </Button>
        )
      }
    >
      {session ? <Counter eventId={eventId} sessionId={session.id} /> : <p>{t('till.closedText')}</p>}
      {asked === 'open' && <OpenDrawer eventId={eventId} onClose={close} />}
      {asked === 'cash' && session && <CashDrawer session={session} onClose={close} />}
      {asked === 'close' && session && <CloseDrawer session={session} onClose={close} />}
    </Panel>
  );
}

const openSchema = openSessionSchema.omit({ eventId: true });
const cashSchema = cashMoveSchema.omit({ clientId: true });
const closeSchema = z.object({ countedCents: cents });

const STALE = [['till-sessions'], ['journal']];

function OpenDrawer({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(...STALE);
  return (
    <EditDrawer
      title={t('till.openNow')}
      saveLabel={t('till.openNow')}
      onClose={onClose}
      schema={openSchema}
      saved={{}}
      specs={[{ name: 'openingFloatCents', label: t('till.float'), kind: 'cents', unit: '€' }]}
      onSave={async (body) => {
        await api(openTillSession, { body: { ...body, eventId } });
        await refresh();
      }}
    />
  );
}

interface SessionDrawerProps {
  readonly session: TillSession;
  readonly onClose: () => void;
}

function CashDrawer({ session, onClose }: SessionDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(...STALE);
  const [clientId] = useState(newId);
  return (
    <EditDrawer
      title={t('till.moveCash')}
      onClose={onClose}
      schema={cashSchema}
      saved={{ kind: 'cash_out' }}
      specs={[
        {
          name: 'kind',
          label: t('till.direction'),
          kind: 'select',
          options: [
            { value: 'cash_out', label: t('till.cashOut') },
            { value: 'cash_in', label: t('till.cashIn') },
          ],
        },
        { name: 'amountCents', label: t('order.amount'), kind: 'cents', unit: '€' },
        { name: 'reason', label: t('order.reason') },
      ]}
      onSave={async (body) => {
        await api(moveCash, { params: { id: session.id }, body: { ...body, clientId } });
        await refresh();
      }}
    />
  );
}

function CloseDrawer({ session, onClose }: SessionDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(...STALE);
  return (
    <EditDrawer
      title={t('till.close')}
      saveLabel={t('till.closeNow')}
      onClose={onClose}
      schema={closeSchema}
      saved={{}}
      specs={[{ name: 'countedCents', label: t('till.counted'), kind: 'cents', unit: '€', help: t('till.countHelp') }]}
      onSave={async (body) => {
        await api(closeTillSession, { params: { id: session.id }, body });
        await refresh();
      }}
    />
  );
}
