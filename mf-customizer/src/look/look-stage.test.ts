import { createRecipe, NEUTRAL_LOOK, type Recipe, withLook } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { createLookStage } from './look-stage.ts';

const plain = createRecipe({ width: 400, height: 300 }, 1);
const warm = withLook(plain, { ...NEUTRAL_LOOK, filter: 'warm' });
const cool = withLook(plain, { ...NEUTRAL_LOOK, filter: 'cool' });

function aStage() {
  const drawn: string[] = [];
  let finish: (() => void) | undefined;
  const stage = createLookStage({
    draw: (recipe: Recipe, longest) => {
      drawn.push(`${recipe.look?.filter} ${longest}`);
      return new Promise((resolve) => {
        finish = () => resolve({ width: 1, height: 1, close: () => undefined });
      });
    },
    show: () => drawn.push('shown'),
    showPlain: () => drawn.push('plain'),
  });
  const drawNext = async () => {
    finish?.();
    finish = undefined;
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { stage, drawn, drawNext };
}

describe('the look on the stage', () => {
  it('is drawn small, then in full', async () => {
    const { stage, drawn, drawNext } = aStage();
    stage.update(warm);
    await drawNext();
    await drawNext();
    expect(drawn).toEqual(['warm 720', 'shown', 'warm 2048', 'shown']);
  });

  it('is drawn in full only when it no longer changes', async () => {
    const { stage, drawn, drawNext } = aStage();
    stage.update(warm);
    stage.update(cool);
    await drawNext();
    await drawNext();
    await drawNext();
    expect(drawn).toEqual(['warm 720', 'shown', 'cool 720', 'shown', 'cool 2048', 'shown']);
  });

  it('is taken off at once, and nothing is drawn for a photo without one', async () => {
    const { stage, drawn, drawNext } = aStage();
    stage.update(plain);
    expect(drawn).toEqual([]);
    stage.update(warm);
    await drawNext();
    stage.update(plain);
    await drawNext();
    expect(drawn.at(-1)).toBe('plain');
  });

  it('shows nothing after the photo is gone', async () => {
    const { stage, drawn, drawNext } = aStage();
    stage.update(warm);
    stage.stop();
    await drawNext();
    expect(drawn).toEqual(['warm 720']);
  });
});
