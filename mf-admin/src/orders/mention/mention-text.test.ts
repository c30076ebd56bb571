import { describe, expect, it } from '@jest/globals';
import { matching, mentionedIn, typedMention, withMention } from './mention-text.ts';

const lea = { id: 'lea', name: 'Léa Petit' };
const tom = { id: 'tom', name: 'Tom Arnaud' };

describe('the name of a colleague in a note', () => {
  it('begins with an @ at the start of a word', () => {
    expect(typedMention('Vois @le', 8)).toEqual({ start: 5, query: 'le' });
    expect(typedMention('@', 1)).toEqual({ start: 0, query: '' });
    expect(typedMention('lea@exemple', 11)).toBeUndefined();
    expect(typedMention('@léa, puis', 10)).toBeUndefined();
  });

  it('is found by the first letters of each name, without accents', () => {
    expect(matching([lea, tom], 'LE')).toEqual([lea]);
    expect(matching([lea, tom], 'arn')).toEqual([tom]);
    expect(matching([lea, tom], 'xyz')).toEqual([]);
  });

  it('replaces what was typed', () => {
    expect(withMention('Vois @le demain', { start: 5, query: 'le' }, lea.name)).toEqual({
      text: 'Vois @Léa Petit demain',
      caret: 16,
    });
  });

  it('counts as a mention only when it is whole', () => {
    expect(mentionedIn('@Léa Petit, et @Tom', [lea, tom])).toEqual(['lea']);
    expect(mentionedIn('@Léa Petit-Jean', [lea])).toEqual([]);
  });
});
