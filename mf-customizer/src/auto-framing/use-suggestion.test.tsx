import { createRecipe, type Recipe } from '@aimante/print';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, mountInSession } from '../cropper-session/session.fixture.tsx';
import { TextPanel } from '../design/panels/text-panel.tsx';
import { projectOf } from '../photo-project/project.fixture.ts';
import { projectAtom } from '../photo-project/use-photo-project.ts';
import { READY } from '../worker-pool/ready.ts';
import { useSuggestion } from './use-suggestion.ts';

/** Finds the left half of each photo, when the test lets it answer. */
class TestWorker {
  onmessage?: (event: { data: unknown }) => void;
  static find = () => {};
  constructor() {
    queueMicrotask(() => this.onmessage?.({ data: READY }));
  }
  postMessage() {
    const area = { x: 0, y: 0, width: 0.5, height: 0.75 };
    TestWorker.find = () => this.onmessage?.({ data: { output: { area, faces: { sure: [], unsure: [] } } } });
  }
  terminate() {}
}
beforeAll(() => void Object.assign(globalThis, { Worker: TestWorker }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'Worker'));

function Tools() {
  const { suggest } = useSuggestion();
  return (
    <>
      <button type="button" onClick={() => void suggest()}>
        suggest
      </button>
      <TextPanel />
    </>
  );
}

describe('a suggested framing', () => {
  it('keeps the text that the visitor writes while it is computed', async () => {
    const session = aSession(projectOf(['a']));
    session.store.set(projectAtom, { type: 'opened', itemId: 'a' });
    const { project } = await mountInSession(Tools, session);
    const recipe = (): Recipe => project().items[0]?.recipe ?? createRecipe({ width: 1, height: 1 }, 1);
    const before = recipe().scale;
    await userEvent.click(await screen.findByRole('button', { name: 'suggest' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
    await userEvent.keyboard('Léa');
    TestWorker.find();
    await waitFor(() => expect(recipe().scale).not.toBe(before));
    expect(recipe().design?.layers).toContainEqual(expect.objectContaining({ kind: 'text', text: 'Léa' }));
  });
});
