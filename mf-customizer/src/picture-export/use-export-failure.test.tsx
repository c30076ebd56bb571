import { defineFragment } from '@aimante/remote';
import { mountPiece } from '@aimante/testing';
import { expect, it } from '@jest/globals';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import { WorkerDiedError } from '../worker-pool/worker-pool.ts';
import { useExportFailure } from './use-export-failure.ts';

async function failWith(cause: unknown, locale: 'fr' | 'en') {
  function Piece() {
    const fail = useExportFailure();
    return (
      <button type="button" onClick={() => fail(cause)}>
        export
      </button>
    );
  }
  const texts = { fr: async () => ({ default: fr }), en: async () => ({ default: en }) };
  const { element, record } = await mountPiece(defineFragment(Piece, texts), { locale });
  await userEvent.click(await within(element).findByRole('button'));
  return record.notices;
}

it.each([
  ['fr', /^Une erreur s’est produite.: l’appareil manque peut-être de mémoire/],
  ['en', /^Something went wrong: the device may be short of memory/],
] as const)('says in the language of the page that a worker ended early (%s)', async (locale, text) => {
  const notices = await failWith(new WorkerDiedError('The worker was terminated'), locale);
  expect(notices).toEqual([{ kind: 'error', text: expect.stringMatching(text) }]);
});

it('shows the message of any other failure', async () => {
  const notices = await failWith(new Error('Canvas is too large'), 'en');
  expect(notices).toEqual([{ kind: 'error', text: 'Something went wrong: Canvas is too large' }]);
});
