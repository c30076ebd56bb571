import {
  createMarketEvent,
  deleteMarketEvent,
  type MarketEvent,
  updateMarketEvent,
} from '@aimante/api-contract/market';
import { useNavigate, useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useApi, useChange, useQueryCache } from '../admin-api/admin-api.ts';
import type { FieldSpec } from '../edit-form/draft-field.tsx';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';
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

export function EventDrawer({ event, onClose }: { event: MarketEvent | undefined; onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const cache = useQueryCache();
  const navigate = useNavigate();
  const refresh = () => Promise.all(KEYS.map((queryKey) => cache.invalidateQueries({ queryKey })));
  const remove = useChange((call) => call(deleteMarketEvent, { params: { id: event?.id ?? '' } }), {
    refresh: KEYS,
    done: ({ message }) => message,
    onDone: () => void navigate('/admin/market'),
  });
  const texts = event?.translations;
  const specs: FieldSpec<EventField>[] = [
    { name: 'name', label: t('field.nameFr'), isRequired: true, maxLength: 160 },
    { name: 'name_en', label: t('field.nameEn'), lang: 'en', maxLength: 160 },
    { name: 'place', label: t('market.place'), isRequired: true, maxLength: 160 },
    { name: 'address', label: t('market.address'), isRequired: true, maxLength: 300 },
    { name: 'starts', label: t('market.starts'), kind: 'moment', isRequired: true },
    { name: 'ends', label: t('market.ends'), kind: 'moment', isRequired: true },
    { name: 'description', label: t('field.descriptionFr'), kind: 'area', maxLength: 4000 },
    { name: 'description_en', label: t('field.descriptionEn'), kind: 'area', lang: 'en', maxLength: 4000 },
    { name: 'isPublished', label: t('market.published'), kind: 'switch' },
  ];
  return (
    <EditDrawer
      title={event?.name ?? t('market.add')}
      onClose={onClose}
      onReload={() => void refresh().then(onClose)}
      saved={{
        name: texts?.name.fr ?? event?.name ?? '',
        name_en: texts?.name.en ?? '',
        description: texts?.description?.fr ?? event?.description ?? '',
        description_en: texts?.description?.en ?? '',
        place: event?.place ?? '',
        address: event?.address ?? '',
        starts: toLocalMoment(event?.startsAt ?? null),
        ends: toLocalMoment(event?.endsAt ?? null),
        isPublished: event?.isPublished ?? true,
      }}
      specs={specs}
      onSave={async (draft) => {
        const both = (name: 'name' | 'description') => {
          const english = draft.text(`${name}_en`);
          return { fr: draft.text(name), ...(english ? { en: english } : {}) };
        };
        const body = {
          name: both('name'),
          description: draft.text('description') === '' ? null : both('description'),
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
        <Button variant="text" size="desk" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('market.remove')}
        </Button>
      )}
    </EditDrawer>
  );
}
