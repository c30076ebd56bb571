import {
  createMarketEvent,
  deleteMarketEvent,
  listAllMarketEvents,
  type MarketEvent,
  updateMarketEvent,
} from '@aimante/api-contract/market';
import { useNavigate, useT } from '@aimante/remote';
import { useApi, useChange, useRefresh } from '@aimante/remote/data';
import { fieldInBoth, savedInBoth, typedInBoth, typedInBothOrNull } from '../edit-form/both-languages.ts';
import type { FieldSpec } from '../edit-form/draft-field.tsx';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';
import { RemoveButton } from '../edit-form/remove-button.tsx';
import { useLatest } from '../edit-form/use-latest.ts';
import { fromLocalMoment, toLocalMoment } from '../numbers/moments.ts';

type EventField =
  | 'name'
  | 'name_en'
  | 'description'
  | 'description_en'
  | 'place'
  | 'address'
  | 'starts'
  | 'ends'
  | 'isPublished';

const KEYS = [['market-events'], ['market-event']];

export function EventDrawer({ event: given, onClose }: { event: MarketEvent | undefined; onClose: () => void }) {
  const t = useT();
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
  const texts = event?.translations;
  const specs: FieldSpec<EventField>[] = [
    ...fieldInBoth({ name: 'name', label: t('field.nameFr'), isRequired: true, maxLength: 160 }, t('field.nameEn')),
    { name: 'place', label: t('market.place'), isRequired: true, maxLength: 160 },
    { name: 'address', label: t('market.address'), isRequired: true, maxLength: 300 },
    { name: 'starts', label: t('market.starts'), kind: 'moment', isRequired: true },
    { name: 'ends', label: t('market.ends'), kind: 'moment', isRequired: true },
    ...fieldInBoth(
      { name: 'description', label: t('field.descriptionFr'), kind: 'area', maxLength: 4000 },
      t('field.descriptionEn'),
    ),
    { name: 'isPublished', label: t('market.published'), kind: 'switch' },
  ];
  return (
    <EditDrawer
      title={event?.name ?? t('market.add')}
      onClose={onClose}
      onReload={reload}
      saved={{
        ...savedInBoth('name', texts?.name, event?.name),
        ...savedInBoth('description', texts?.description, event?.description),
        place: event?.place ?? '',
        address: event?.address ?? '',
        starts: toLocalMoment(event?.startsAt ?? null),
        ends: toLocalMoment(event?.endsAt ?? null),
        isPublished: event?.isPublished ?? true,
      }}
      specs={specs}
      onSave={async (draft) => {
        const body = {
          name: typedInBoth(draft, 'name'),
          description: typedInBothOrNull(draft, 'description'),
          place: draft.text('place'),
          address: draft.text('address'),
          startsAt: fromLocalMoment(draft.text('starts')) ?? '',
          endsAt: fromLocalMoment(draft.text('ends')) ?? '',
          isPublished: draft.flag('isPublished'),
        };
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
