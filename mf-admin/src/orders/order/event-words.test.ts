import { describe, expect, it } from '@jest/globals';
import { eventWords } from './event-words.ts';

describe('an event of an order', () => {
  it.each<[string, Parameters<typeof eventWords>[0], ReturnType<typeof eventWords>]>([
    [
      'is one of the known types',
      { type: 'placed', data: {} },
      { type: 'placed', stage: undefined, detail: undefined },
    ],
    [
      'names the stage that it led to',
      { type: 'stage_changed', data: { to: 'imprime' } },
      { type: 'stage_changed', stage: 'imprime', detail: undefined },
    ],
    [
      'is an undo before it is a change',
      { type: 'stage_changed', data: { to: 'pret', isUndo: true } },
      { type: 'undone', stage: 'pret', detail: undefined },
    ],
    [
      'quotes a note',
      { type: 'note', data: { text: 'Rappeler <b>Nora</b>' } },
      { type: 'note', stage: undefined, detail: 'Rappeler <b>Nora</b>' },
    ],
    [
      'gives a reason where there is no text',
      { type: 'cancelled', data: { text: '', reason: 'paid_twice' } },
      { type: 'cancelled', stage: undefined, detail: 'paid_twice' },
    ],
    [
      'gives the text before the reason',
      { type: 'claimed', data: { text: 'Cassé', reason: 'damaged' } },
      { type: 'claimed', stage: undefined, detail: 'Cassé' },
    ],
    [
      'shows what was changed into what',
      { type: 'address_changed', data: { before: '1 rue du Lac', after: '2 rue du Lac' } },
      { type: 'address_changed', stage: undefined, detail: '1 rue du Lac → 2 rue du Lac' },
    ],
    [
      'names no stage of another type',
      { type: 'refunded', data: { to: 'pret' } },
      { type: 'refunded', stage: undefined, detail: undefined },
    ],
    [
      'names no stage that this page does not know',
      { type: 'stage_changed', data: { to: 'laque' } },
      { type: 'stage_changed', stage: undefined, detail: undefined },
    ],
    [
      'of a newer type keeps its detail',
      { type: 'gift_wrapped', data: { reason: 'Noël' } },
      { type: undefined, stage: undefined, detail: 'Noël' },
    ],
    [
      'leaves out data that is no text',
      { type: 'stage_changed', data: { to: { pret: 1 }, text: 12, reason: null } },
      { type: 'stage_changed', stage: undefined, detail: undefined },
    ],
  ])('%s', (_, event, words) => {
    expect(eventWords(event)).toEqual(words);
  });
});
