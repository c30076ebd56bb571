import { closeTillSession, moveCash, openTillSession, type TillSession } from '@aimante/api-contract/market';
import { useT } from '@aimante/remote';
import { useApi, useRefresh } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import { useState } from 'react';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';
import { toCents } from '../numbers/format.ts';
import { Panel } from '../panel/panel.tsx';
import { Counter } from './counter.tsx';

interface TillProps {
  readonly eventId: string;
  /** The open session. */
  readonly session: TillSession | undefined;
}

/** The cash drawer of a market: opened with a float, closed by a count. */
export function Till({ eventId, session }: TillProps) {
  const t = useT();
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

const STALE = [['till-sessions'], ['journal']];

function OpenDrawer({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const { refresh } = useRefresh(...STALE);
  return (
    <EditDrawer
      title={t('till.openNow')}
      saveLabel={t('till.openNow')}
      onClose={onClose}
      saved={{ float: '' }}
      specs={[{ name: 'float', label: t('till.float'), kind: 'amount', unit: '€', isRequired: true }]}
      onSave={async (draft) => {
        await api(openTillSession, { body: { eventId, openingFloatCents: toCents(draft.text('float')) } });
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
  const t = useT();
  const api = useApi();
  const { refresh } = useRefresh(...STALE);
  const [clientId] = useState(() => crypto.randomUUID());
  return (
    <EditDrawer
      title={t('till.moveCash')}
      onClose={onClose}
      saved={{ kind: 'cash_out', amount: '', reason: '' }}
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
        { name: 'amount', label: t('order.amount'), kind: 'amount', unit: '€', isRequired: true },
        { name: 'reason', label: t('order.reason'), isRequired: true, maxLength: 300 },
      ]}
      onSave={async (draft) => {
        await api(moveCash, {
          params: { id: session.id },
          body: {
            clientId,
            kind: draft.text('kind') === 'cash_in' ? 'cash_in' : 'cash_out',
            amountCents: toCents(draft.text('amount')),
            reason: draft.text('reason'),
          },
        });
        await refresh();
      }}
    />
  );
}

function CloseDrawer({ session, onClose }: SessionDrawerProps) {
  const t = useT();
  const api = useApi();
  const { refresh } = useRefresh(...STALE);
  return (
    <EditDrawer
      title={t('till.close')}
      saveLabel={t('till.closeNow')}
      onClose={onClose}
      saved={{ counted: '' }}
      specs={[
        {
          name: 'counted',
          label: t('till.counted'),
          kind: 'amount',
          unit: '€',
          isRequired: true,
          help: t('till.countHelp'),
        },
      ]}
      onSave={async (draft) => {
        await api(closeTillSession, {
          params: { id: session.id },
          body: { countedCents: toCents(draft.text('counted')) },
        });
        await refresh();
      }}
    />
  );
}
