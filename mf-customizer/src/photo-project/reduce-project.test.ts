import { createRecipe, NEUTRAL_LOOK, panBy, quarterTurn, withLook, zoomAt } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { currentItem, emptyProject, itemState, MAX_IMAGES, magnetCount, type Project } from './photo-project.ts';
import { square, landscape as wide } from './project.fixture.ts';
import type { ProjectAction } from './project-action.ts';
import { reduceProject } from './reduce-project.ts';

const after = (project: Project, ...actions: ProjectAction[]) => actions.reduce(reduceProject, project);

const added = (name: string, width = 3000, height = 2000): ProjectAction => ({
  type: 'photoAdded',
  photo: { id: `photo-${name}`, name: `${name}.jpg`, width, height },
  itemId: name,
});

const three = after(emptyProject('5x5', square), added('a'), added('b'), added('c'), { type: 'opened', itemId: 'a' });
const ids = ({ items }: Project) => items.map(({ id }) => id);

describe('the queue', () => {
  it('frames a new photo upright and as large as the magnet shows it', () => {
    expect(three.items[0]?.recipe).toEqual(createRecipe({ width: 3000, height: 2000 }, 1));
  });

  it('continues to the next photo that is still to be cropped', () => {
    const next = after(three, { type: 'validated', itemId: 'a' });
    expect(currentItem(next)?.id).toBe('b');
  });

  it('returns for the photos that were passed over', () => {
    const next = after(three, { type: 'opened', itemId: 'c' }, { type: 'validated', itemId: 'c' });
    expect(currentItem(next)?.id).toBe('a');
  });

  it('closes the cropper after the last photo', () => {
    const done = after(
      three,
      ...(['a', 'b', 'c'] as const).map((itemId): ProjectAction => ({ type: 'validated', itemId })),
    );
    expect(done.currentId).toBeUndefined();
    expect(done.items.map((item) => itemState(done, item))).toEqual(['ready', 'ready', 'ready']);
  });

  it('asks to check a photo with too few pixels until it is accepted', () => {
    const small = after(emptyProject('5x5', square), added('s', 300, 200), { type: 'validated', itemId: 's' });
    const state = (project: Project) => project.items.map((item) => itemState(project, item));
    expect(state(small)).toEqual(['check']);
    expect(state(after(small, { type: 'lowQualityAccepted', itemId: 's' }))).toEqual(['ready']);
  });

  it('asks again when an accepted photo gets a worse quality, by a closer crop or a larger magnet', () => {
    const accepted = after(
      emptyProject('5x5', square),
      added('s', 400, 320),
      { type: 'validated', itemId: 's' },
      { type: 'lowQualityAccepted', itemId: 's' },
    );
    const [item] = accepted.items;
    if (!item) throw new Error('no item');
    const isAccepted = (...actions: readonly ProjectAction[]) =>
      after(accepted, ...actions).items[0]?.isLowQualityAccepted;
    const crop = (scale: number) => ({ type: 'framed', itemId: 's', recipe: zoomAt(item.recipe, scale) }) as const;
    const size = (side: number) => {
      const profile = { ...square, trim: { width: side, height: side } };
      return { type: 'profileChanged', magnetId: `${side}`, profile } as const;
    };
    expect([isAccepted(crop(1.05)), isAccepted(crop(1.4))]).toEqual([true, false]);
    expect([isAccepted(size(30)), isAccepted(size(70))]).toEqual([true, false]);
  });

  it('moves a photo to another place, never beyond the ends', () => {
    expect(ids(after(three, { type: 'moved', itemId: 'a', to: 1 }))).toEqual(['b', 'a', 'c']);
    expect(ids(after(three, { type: 'moved', itemId: 'a', to: 99 }))).toEqual(['b', 'c', 'a']);
    expect(ids(after(three, { type: 'moved', itemId: 'c', to: -1 }))).toEqual(['c', 'a', 'b']);
  });

  it('opens the neighbour of a photo that is removed while it is cropped', () => {
    expect(after(three, { type: 'removed', itemId: 'a' }).currentId).toBe('b');
  });

  it('removes a photo with the last item that shows it, and restores both', () => {
    const twice = after(three, { type: 'duplicated', itemId: 'a', newId: 'a2' });
    const once = after(twice, { type: 'removed', itemId: 'a' });
    expect(once.photos).toHaveProperty('photo-a');
    const never = after(once, { type: 'removed', itemId: 'a2' });
    expect(never.photos).not.toHaveProperty('photo-a');
    const item = once.items[0];
    const photo = once.photos['photo-a'];
    if (!item || !photo) throw new Error('the duplicate is there');
    expect(after(never, { type: 'putBack', item, photos: [photo], at: 0 })).toEqual({
      ...once,
      currentId: never.currentId,
    });
  });

  it('never has more magnets than the largest order', () => {
    const full = after(three, { type: 'copiesSet', itemId: 'a', copies: 5000 });
    expect(magnetCount(full)).toBe(MAX_IMAGES);
    expect(after(full, { type: 'duplicated', itemId: 'a', newId: 'x' })).toBe(full);
    expect(after(full, added('d'))).toBe(full);
  });
});

describe('framing', () => {
  const start = createRecipe({ width: 3000, height: 2000 }, 1);
  const zoomed = zoomAt(start, 2);
  const panned = panBy(zoomed, { x: 0.1, y: 0 });
  const framed = after(
    three,
    { type: 'framed', itemId: 'a', recipe: zoomed },
    { type: 'framed', itemId: 'a', recipe: panned },
  );
  const recipeOf = (project: Project) => project.items[0]?.recipe;

  it('undoes and redoes the steps of one photo', () => {
    const back = after(framed, { type: 'undone', itemId: 'a' });
    expect(recipeOf(back)).toEqual(zoomed);
    expect(recipeOf(after(back, { type: 'redone', itemId: 'a' }))).toEqual(panned);
    expect(recipeOf(after(back, { type: 'undone', itemId: 'a' }, { type: 'undone', itemId: 'a' }))).toEqual(start);
  });

  it('drops undone steps when the photo is framed again', () => {
    const anew = after(framed, { type: 'undone', itemId: 'a' }, { type: 'framed', itemId: 'a', recipe: start });
    expect(anew.items[0]?.future).toEqual([]);
  });

  it('makes no step of a gesture that changes nothing', () => {
    const same = after(framed, { type: 'framed', itemId: 'a', recipe: { ...panned } });
    expect(same.items[0]?.past).toHaveLength(2);
  });

  it('spreads a framing to every other photo, one step back for each', () => {
    const turned = after(three, { type: 'framed', itemId: 'a', recipe: quarterTurn(zoomed) });
    const spread = after(turned, { type: 'framingSpread', itemId: 'a', to: 'all' });
    expect(spread.items.map(({ recipe }) => recipe.quarterTurns)).toEqual([1, 1, 1]);
    expect(recipeOf({ ...spread, items: spread.items.slice(1) })).toEqual(spread.items[0]?.recipe);
    expect(after(spread, { type: 'undone', itemId: 'b' }).items[1]?.recipe).toEqual(start);
  });

  describe('a look spread to every other photo', () => {
    const look = { ...NEUTRAL_LOOK, light: 20, redEyes: [{ x: 5, y: 5, radius: 2 }] };
    const recipe = withLook(panBy(start, { x: 0.1, y: 0 }), look);
    const lit = after(three, { type: 'validated', itemId: 'b' }, { type: 'framed', itemId: 'a', recipe });

    it('copies the light, but neither the framing nor red eyes, and leaves photos validated', () => {
      const { items } = after(lit, { type: 'lookSpread', itemId: 'a', tones: {} });
      expect(items.map((item) => item.recipe.look)).toEqual([look, { ...look, redEyes: [] }, { ...look, redEyes: [] }]);
      expect(items[1]).toMatchObject({ isValidated: true, recipe: { center: start.center } });
    });

    it('gives each photo its own automatic correction', () => {
      const tone = { black: 0.1, white: 0.9, gamma: 1, red: 1, blue: 1 };
      const auto = withLook(start, { ...NEUTRAL_LOOK, filter: 'auto', tone });
      const other = { ...tone, black: 0.02 };
      const spread = after(
        three,
        { type: 'framed', itemId: 'a', recipe: auto },
        { type: 'lookSpread', itemId: 'a', tones: { 'photo-b': other } },
      );
      expect(spread.items.map((item) => item.recipe.look?.tone?.black)).toEqual([0.1, 0.02, 0.1]);
    });

    it('is taken back in one step, and takes the look away from all where the model has none', () => {
      const spread = after(lit, { type: 'lookSpread', itemId: 'a', tones: {} });
      const undone = after(spread, { type: 'spreadUndone', itemId: 'a', before: lit.items });
      expect(undone.items).toEqual(lit.items);
      const plain = after(
        spread,
        { type: 'framed', itemId: 'a', recipe: start },
        { type: 'lookSpread', itemId: 'a', tones: {} },
      );
      expect(plain.items.some((item) => item.recipe.look)).toBe(false);
    });
  });

  describe('a framing spread over photos that are validated', () => {
    const done = after(framed, { type: 'validated', itemId: 'b' });
    const states = ({ items }: Project) => items.map(({ isValidated }) => isValidated);

    it('has them looked at again', () => {
      const spread = after(done, { type: 'framingSpread', itemId: 'a', to: 'all' });
      expect(recipeOf({ ...spread, items: spread.items.slice(1) })).toEqual(panned);
      expect(states(spread)).toEqual([false, false, false]);
    });

    it('omits them on request', () => {
      const spread = after(done, { type: 'framingSpread', itemId: 'a', to: 'notValidated' });
      expect(spread.items[1]).toEqual(done.items[1]);
      expect(spread.items[2]?.recipe).toEqual(panned);
    });

    it('is restored with framing and state, and keeps later changes', () => {
      const spread = after(done, { type: 'framingSpread', itemId: 'a', to: 'all' });
      const since = after(
        spread,
        { type: 'framed', itemId: 'c', recipe: zoomed },
        { type: 'spreadUndone', itemId: 'a', before: done.items },
      );
      expect(since.items[1]).toEqual(done.items[1]);
      expect(since.items[2]?.recipe).toEqual(zoomed);
    });
  });

  it('rebuilds every frame when the magnet gets another shape', () => {
    const done = after(
      framed,
      { type: 'validated', itemId: 'a' },
      { type: 'profileChanged', magnetId: '6x4', profile: wide },
    );
    expect(done.items.map(({ recipe }) => recipe.aspect)).toEqual([1.5, 1.5, 1.5]);
    expect(done.items.some(({ isValidated }) => isValidated)).toBe(false);
  });

  it('keeps every crop when only the size changes', () => {
    const larger = { ...square, trim: { width: 100, height: 100 } };
    const done = after(framed, { type: 'validated', itemId: 'a' });
    expect(after(done, { type: 'profileChanged', magnetId: '10x10', profile: larger }).items).toEqual(done.items);
  });

  it('scales the design with the magnet, in earlier steps too', () => {
    const layer = { kind: 'background', colour: '#ffffff' } as const;
    const sticker = {
      kind: 'sticker',
      sticker: 'heart',
      at: { x: 10, y: 20 },
      size: 5,
      angle: 0,
      colour: '#c8623f',
    } as const;
    const design = { version: 1, size: square.trim, layers: [layer, sticker] } as const;
    const [item] = three.items;
    if (!item) throw new Error('no item');
    const drawn = after(three, { type: 'framed', itemId: 'a', recipe: { ...item.recipe, design } });
    const larger = { ...square, trim: { width: 100, height: 100 } };
    const scaled = after(drawn, { type: 'profileChanged', magnetId: '10x10', profile: larger }).items[0];
    expect(scaled?.recipe.design?.size).toEqual({ width: 100, height: 100 });
    expect(scaled?.recipe.design?.layers[1]).toMatchObject({ at: { x: 20, y: 40 }, size: 10 });
    expect(scaled?.past).toHaveLength(1);
  });
});
