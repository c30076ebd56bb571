import { ApiError } from '@aimante/api-contract';
import { euros, line, optionalLine } from '@aimante/api-contract/core/wire';
import { defineFragment } from '@aimante/remote';
import { type MountOptions, mountPiece } from '@aimante/testing';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { z } from 'zod';
import { locales } from '#locales';
import { EditDrawer } from './edit-drawer.tsx';
import type { FieldSpec } from './fields/field-spec.ts';

const schema = z.object({
  name: line(20),
  price: euros,
  shape: z.enum(['round', 'square']),
  endsAt: z.iso.datetime().nullable(),
  note: optionalLine(50),
  isVisible: z.boolean(),
});
type Body = z.output<typeof schema>;

const specs: FieldSpec<keyof Body>[] = [
  { name: 'name', label: 'Name' },
  { name: 'price', label: 'Price', kind: 'euros', unit: '€' },
  {
    name: 'shape',
    label: 'Shape',
    kind: 'select',
    options: [
      { value: 'round', label: 'Circle' },
      { value: 'square', label: 'Square' },
    ],
  },
  { name: 'endsAt', label: 'End', kind: 'moment' },
  { name: 'note', label: 'Note', ifEmpty: null },
  { name: 'isVisible', label: 'Visible', kind: 'switch' },
];

const saved: Body = { name: 'Magnet', price: 4.5, shape: 'round', endsAt: null, note: null, isVisible: true };

let close = async () => {};
afterEach(() => close());
// jsdom has no `scrollIntoView`.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

interface Opened extends MountOptions {
  /** The outcome of each save, in order. Default: saved. */
  readonly saves?: (() => unknown)[];
  /** The version that a reload finds. */
  readonly theirs?: Body;
  readonly isFinal?: boolean;
}

async function open({ saves = [], theirs, isFinal = false, ...options }: Opened = {}) {
  const onClose = jest.fn();
  const sent: Body[] = [];
  let arrive = (_: Body) => {};
  function Edited() {
    const [entity, setEntity] = useState(saved);
    arrive = setEntity;
    return (
      <EditDrawer
        title="Edit"
        schema={schema}
        specs={specs}
        saved={entity}
        isFinal={isFinal}
        onClose={onClose}
        onReload={async () => theirs && setEntity(theirs)}
        onSave={async (body) => {
          sent.push(body);
          await saves[sent.length - 1]?.();
        }}
      >
        <a href="/admin/elsewhere">Elsewhere</a>
      </EditDrawer>
    );
  }
  const piece = await mountPiece(defineFragment(Edited, locales), options);
  close = piece.unmount;
  const page = within(document.body);
  const field = (label: RegExp | string) => page.getByLabelText(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const press = (name: RegExp | string) => userEvent.click(page.getByRole('button', { name }));
  await page.findByRole('dialog', { name: 'Edit' });
  return { page, field, type, press, onClose, sent, record: piece.record, arrive: (to: Body) => act(() => arrive(to)) };
}

const fails = (status: number, code: string) => () => {
  throw new ApiError(status, { code, message: 'Refusé', requestId: 'r' });
};

describe('a drawer', () => {
  it('closes without a question while nothing is changed', async () => {
    const { press, onClose, record } = await open();
    await press('Annuler');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(record.questions).toEqual([]);
  });

  it('closes without a question once a change is taken back', async () => {
    const { press, type, record } = await open();
    type('Name', 'Other');
    type('Name', 'Magnet');
    await press('Annuler');
    expect(record.questions).toEqual([]);
  });

  it.each([
    ['stays open with what was typed after no', false, 0],
    ['closes after yes', true, 1],
  ])('asks before a change is lost: %s', async (_, confirms, closed) => {
    const { press, type, field, onClose, record } = await open({ confirms });
    type('Name', 'Other');
    await press('Annuler');
    await waitFor(() => expect(record.questions).toHaveLength(1));
    expect(onClose).toHaveBeenCalledTimes(closed);
    expect(field('Name')).toHaveProperty('value', 'Other');
  });

  it('asks before a link leaves it', async () => {
    const { page, type, record } = await open({ confirms: false });
    type('Name', 'Other');
    await userEvent.click(page.getByRole('link', { name: 'Elsewhere' }));
    expect(record.questions).toHaveLength(1);
  });

  it('is saved once, without the spaces around a text, and closes', async () => {
    const { press, type, sent, onClose } = await open();
    type('Name', ' Magnet carré ');
    await press('Enregistrer');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ ...saved, name: 'Magnet carré' }]);
  });

  it('does not call its other button Cancel where nothing can be taken back', async () => {
    const { page } = await open({ isFinal: true });
    expect(page.queryByRole('button', { name: 'Annuler' })).toBeNull();
    expect(page.getByRole('button', { name: 'Retour' })).toBeTruthy();
  });

  it.each([
    ['without an answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refused for no field', fails(403, 'FORBIDDEN')],
  ])('keeps what was typed after a save %s, and saves it at the next try', async (_, save) => {
    const { page, press, type, field, sent, onClose } = await open({ saves: [save] });
    type('Note', 'Fragile');
    await press('Enregistrer');
    await waitFor(() => expect(within(page.getByRole('dialog')).getAllByRole('alert')).toHaveLength(1));
    expect(onClose).not.toHaveBeenCalled();
    expect(field('Note')).toHaveProperty('value', 'Fragile');
    await press('Enregistrer');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.map(({ note }) => note)).toEqual(['Fragile', 'Fragile']);
  });
});

describe('a field', () => {
  it.each([
    ['fr', ['4,50', '12,', '12,5']],
    ['en', ['4.50', '12.', '12.50']],
  ] as const)('of an amount in %s stays as it is typed', async (locale, [shown, half, whole]) => {
    const { field, type, sent, press } = await open({ locale, path: '/admin' });
    expect(field('Price')).toHaveProperty('value', shown);
    type('Price', half);
    expect(field('Price')).toHaveProperty('value', half);
    type('Price', whole);
    expect(field('Price')).toHaveProperty('value', whole);
    await press(locale === 'fr' ? 'Enregistrer' : 'Save');
    await waitFor(() => expect(sent).toEqual([{ ...saved, price: 12.5 }]));
  });

  it('of a moment is typed digit by digit', async () => {
    const { field, type, sent, press } = await open();
    for (const year of ['0002', '0020', '0202', '2026']) type('End', `${year}-11-29T09:00`);
    expect(field('End')).toHaveProperty('value', '2026-11-29T09:00');
    await press('Enregistrer');
    await waitFor(() => expect(sent).toEqual([{ ...saved, endsAt: '2026-11-29T08:00:00.000Z' }]));
  });

  it('that is wrong is corrected in place, and its fault goes', async () => {
    const { field, type, sent, press } = await open();
    type('Price', 'cher');
    await press('Enregistrer');
    await waitFor(() => expect(field('Price').getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field('Price'));
    expect(sent).toEqual([]);
    type('Price', '5');
    await waitFor(() => expect(field('Price').getAttribute('aria-invalid')).toBeNull());
  });

  it('is marked while it differs from the saved value', async () => {
    const { field, type } = await open();
    const isMarked = () => field('Note').closest('[data-changed]') !== null;
    expect(isMarked()).toBe(false);
    type('Note', 'Fragile');
    expect(isMarked()).toBe(true);
    type('Note', '');
    expect(isMarked()).toBe(false);
  });

  it('shows a newer saved value, unless it was changed here', async () => {
    const { field, type, arrive } = await open();
    type('Name', 'Mine');
    arrive({ ...saved, name: 'Theirs', note: 'New' });
    await waitFor(() => expect(field('Note')).toHaveProperty('value', 'New'));
    expect(field('Name')).toHaveProperty('value', 'Mine');
  });
});

describe('a conflict', () => {
  const conflict = fails(409, 'VERSION_CONFLICT');

  it.each<[string, { typed: string; newer: Partial<Body>; mine: string; theirs: string }]>([
    ['Name', { typed: 'Mine', newer: { name: 'Theirs' }, mine: 'Mine', theirs: 'Theirs' }],
    ['Price', { typed: '5', newer: { price: 6 }, mine: '5,00\u00a0€', theirs: '6,00\u00a0€' }],
    [
      'End',
      {
        typed: '2026-11-29T09:00',
        newer: { endsAt: '2026-11-30T08:00:00.000Z' },
        mine: '2026-11-29 09:00',
        theirs: '2026-11-30 09:00',
      },
    ],
  ])('of %s shows both values as they are read', async (label, { typed, newer, mine, theirs }) => {
    const { page, press, type } = await open({ saves: [conflict], theirs: { ...saved, ...newer } });
    type(label, typed);
    await press('Enregistrer');
    const choice = within(await page.findByRole('group', { name: label }));
    const texts = choice.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(texts).toEqual([`Votre version${mine}`, `Version enregistrée${theirs}`]);
  });

  it('names an option, a switch and an emptied text in words', async () => {
    const start = { ...saved, shape: 'round', note: 'Fragile' } as const;
    const { page, press, type, field, arrive } = await open({
      saves: [conflict],
      theirs: { ...start, shape: 'square', note: 'Lourd' },
    });
    arrive(start);
    await waitFor(() => expect(field('Note')).toHaveProperty('value', 'Fragile'));
    type('Note', '');
    await userEvent.click(field('Visible'));
    await press('Enregistrer');
    const choice = within(await page.findByRole('group', { name: 'Note' }));
    expect(choice.getByRole('radio', { name: /Votre version \(vide\)/ })).toBeTruthy();
    expect(page.getByText(/Repris de l’autre version/).textContent).toContain('Shape');
    expect(page.getByText(/Gardé de votre saisie/).textContent).toContain('Visible');
  });

  it('needs a choice or a third value before the next save', async () => {
    const newer = { ...saved, name: 'Theirs' };
    const { page, press, type, sent, onClose } = await open({ saves: [conflict], theirs: newer });
    type('Name', 'Mine');
    await press('Enregistrer');
    await page.findByRole('group', { name: 'Name' });
    await press('Enregistrer');
    expect(sent).toHaveLength(1);
    type('Name', 'Both');
    await press('Enregistrer');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[1]).toMatchObject({ name: 'Both' });
  });
});
