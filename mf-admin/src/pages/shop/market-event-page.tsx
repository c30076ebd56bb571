import {
  listAllMarketEvents,
  listTillSessions,
  type MarketEvent,
  type TillSession,
} from '@aimante/api-contract/market';
import { Link, usePageParams } from '@aimante/remote';
import { Loaded, NotFound, useAnswer, useLoad } from '@aimante/remote/data';
import { Badge, Button } from '@aimante/ui';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { PageSkeleton } from '../../desk/panel/page-skeleton.tsx';
import { Facts, Panel, TwoColumns } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { EventDrawer } from '../../shop/market/event-drawer.tsx';
import { EventStock } from '../../shop/market/event-stock.tsx';

export function MarketEventPage() {
  const { t } = useTranslation();
  const id = usePageParams().id ?? '';
  // The version at the time of opening. A newer version does not replace it during the edit.
  const [edited, setEdited] = useState<MarketEvent>();
  const event = useLoad((api) => ({
    queryKey: ['market-event', id],
    queryFn: async () => (await api(listAllMarketEvents)).find((each) => each.id === id) ?? null,
  }));
  const sessions = useAnswer(listTillSessions, { queryKey: ['till-sessions', id], query: { eventId: id } });
  return (
    <Desk
      title={event.data?.name ?? t('links.market')}
      lead={event.data?.place}
      back={{ list: 'market', to: '/admin/market', label: t('links.market'), id }}
      actions={
        event.data && (
          <Button
            variant="secondary"
            size="desk"
            icon={<Pencil size={16} />}
            onClick={() => setEdited(event.data ?? undefined)}
          >
            {t('market.edit')}
          </Button>
        )
      }
    >
      <Loaded query={event} skeleton={<PageSkeleton main={[2, 4]} side={[3, 2]} />}>
        {(found) =>
          found ? (
            <Loaded query={sessions} skeleton={<PageSkeleton main={[2, 4]} side={[3, 2]} />}>
              {(all) => <Market key={found.id} event={found} sessions={all} />}
            </Loaded>
          ) : (
            <NotFound />
          )
        }
      </Loaded>
      {edited && <EventDrawer event={edited} onClose={() => setEdited(undefined)} />}
    </Desk>
  );
}

function Market({ event, sessions }: { event: MarketEvent; sessions: readonly TillSession[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <TwoColumns
      main={
        <>
          <Panel title={t('till.title')}>
            <Button size="desk" render={<Link to={`/admin/market/${event.id}/till`} />}>
              {t('till.goTo')}
            </Button>
          </Panel>
          <EventStock eventId={event.id} />
        </>
      }
      side={
        <>
          <Panel title={t('market.facts')}>
            <Facts
              items={[
                [t('market.starts'), format.time(event.startsAt)],
                [t('market.ends'), format.time(event.endsAt)],
                [t('market.address'), event.address],
              ]}
            />
          </Panel>
          <Panel title={t('till.sessions')}>
            {sessions.length === 0 && <p>{t('till.noSessions')}</p>}
            {sessions.map((session) => (
              <ZReport key={session.id} session={session} />
            ))}
          </Panel>
        </>
      }
    />
  );
}

/** Totals of a session. A closed one also shows the counted cash and the difference. */
function ZReport({ session }: { session: TillSession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { discrepancyCents } = session;
  return (
    <details open={session.closedAt === null}>
      <summary>
        {session.deviceName} · {format.time(session.openedAt)} · {format.euros(session.salesCents)}{' '}
        <Badge tone={session.closedAt ? 'neutral' : 'success'}>
          {t(session.closedAt ? 'till.closed' : 'till.open')}
        </Badge>
      </summary>
      <Facts
        items={[
          [t('till.float'), format.euros(session.openingFloatCents)],
          [t('till.sales', { count: session.salesCount }), format.euros(session.salesCents)],
          [t('till.payment.cash'), format.euros(session.cashCents)],
          [t('till.payment.card'), format.euros(session.cardCents)],
          [t('till.payment.other'), format.euros(session.otherCents)],
          [t('till.expected'), format.euros(session.expectedCents)],
          ...(session.countedCents === null
            ? []
            : ([
                [t('till.counted'), format.euros(session.countedCents)],
                [
                  t('till.discrepancy'),
                  <Badge key="difference" tone={discrepancyCents === 0 ? 'success' : 'danger'}>
                    {format.euros(discrepancyCents ?? 0)}
                  </Badge>,
                ],
              ] as const)),
        ]}
      />
    </details>
  );
}
