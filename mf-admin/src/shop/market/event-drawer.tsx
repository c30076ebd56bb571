import {
  createMarketEvent,
  deleteMarketEvent,
  listAllMarketEvents,
  type MarketEvent,
  updateMarketEvent,
} from '@aimante/api-contract/market';
import { marketEventWriteSchema } from '@aimante/api-contract/market/schemas';
import { useNavigate } from '@aimante/remote';
import { useApi, useChange, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { inBoth } from '../../form/fields/both-languages.ts';
import { RemoveButton } from '../../form/remove-button.tsx';
import { useLatest } from '../../form/use-latest.ts';

const schema = marketEventWriteSchema.omit({ latitude: true, longitude: true });

const KEYS = [['market-events'], ['market-event']];

export function EventDrawer({ event: given, onClose }: { event: MarketEvent | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const navigate = useNavigate();
  const [event, reload] = useLatest(given, async (call) =>
    (await call(listAllMarketEvents)).find(({ id }) => id === given?.id),
  );
  const { refresh } = useRefresh(...KEYS);
  const remove = useChange((call) => call(deleteMarketEvent, { params: { id: event?.id ?? '' } }), {
    refresh: KEYS,
    done: ({ message }) => message,
    onDone: () => void navigate('/admin/market'),
  });
  return (
    <EditDrawer
      title={event?.name ?? t('market.add')}
      onClose={onClose}
      onReload={reload}
      schema={schema}
      saved={{ isPublished: true, ...event, ...event?.translations }}
      specs={[
        ...inBoth({ name: 'name', label: t('field.nameFr') }, t('field.nameEn')),
        { name: 'place', label: t('market.place') },
        { name: 'address', label: t('market.address') },
        { name: 'startsAt', label: t('market.starts'), kind: 'moment' },
        { name: 'endsAt', label: t('market.ends'), kind: 'moment' },
        ...inBoth({ name: 'description', label: t('field.descriptionFr'), kind: 'area' }, t('field.descriptionEn')),
        { name: 'isPublished', label: t('market.published'), kind: 'switch' },
      ]}
      emptyGroups={{ description: null }}
      onSave={async (body) => {
        if (event)
          await api(updateMarketEvent, { params: { id: event.id }, body: { ...body, version: event.version } });
        else await api(createMarketEvent, { body });
        await refresh();
      }}
    >
      {event && (
        <RemoveButton
          label={t('market.remove')}
          question={{ title: t('action.deleteNamed', { name: event.name }), text: t('market.removeText') }}
          isBusy={remove.isPending}
          onRemove={() => remove.mutate()}
        />
      )}
    </EditDrawer>
  );
}
