import { zoomAt } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arranged, cellsOf, fillCell } from '../collage/collage.ts';
import { aSession, mountInSession } from '../cropper-session/session.fixture.tsx';
import type { Project } from '../photo-project/photo-project.ts';
import { projectOf } from '../photo-project/project.fixture.ts';
import type { ProjectAction } from '../photo-project/project-action.ts';
import { reduceProject } from '../photo-project/reduce-project.ts';
import { SpreadQuestion } from './side/spread-question.tsx';
import { useCropper } from './use-cropper.ts';

const after = (project: Project, ...actions: ProjectAction[]) => actions.reduce(reduceProject, project);
const four = after(projectOf(['a', 'b', 'c', 'd']), { type: 'opened', itemId: 'b' });
const zoomed = four.items.flatMap(({ id, recipe }): ProjectAction[] =>
  id === 'b' ? [{ type: 'framed', itemId: id, recipe: zoomAt(recipe, 3) }] : [],
);

async function open(project = four, { isMeasured = true } = {}) {
  const frame = isMeasured ? { width: 400, height: 400 } : undefined;
  function Piece() {
    const actions = useCropper();
    return (
      <>
        <SpreadQuestion actions={actions} />
        <section role="dialog" aria-label="cropper" onKeyDown={actions.onKeys}>
          <button type="button" onKeyDown={(event) => actions.onStageKeys(event, frame)}>
            stage
          </button>
          <button type="button" onClick={actions.validate}>
            validate
          </button>
          <button type="button" onClick={actions.back}>
            back
          </button>
          <button type="button" onClick={actions.askToSpread}>
            spread
          </button>
        </section>
      </>
    );
  }
  const piece = await mountInSession(Piece, aSession(project));
  (await screen.findByRole('button', { name: 'stage' })).focus();
  const states = () =>
    piece
      .project()
      .items.map(({ isValidated }) => (isValidated ? 'x' : '-'))
      .join('');
  const scales = () => piece.project().items.map(({ recipe }) => recipe.scale);
  return { ...piece, states, scales };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const keys = (text: string) => userEvent.keyboard(text);

describe('a photo', () => {
  it('is validated once by a double click, which would validate the next one unseen', async () => {
    const { states } = await open();
    await userEvent.dblClick(screen.getByRole('button', { name: 'validate' }));
    expect(states()).toBe('-x--');
  });

  it('is validated by each of two clicks', async () => {
    const { states, project } = await open();
    await press('validate');
    await press('validate');
    expect([states(), project().currentId]).toEqual(['-xx-', 'd']);
  });

  it('is validated by Enter, even before the stage has its size, but not by Enter held down', async () => {
    const { states } = await open(four, { isMeasured: false });
    await keys('{Enter}');
    expect(states()).toBe('-x--');
    fireEvent.keyDown(screen.getByRole('button', { name: 'stage' }), { key: 'Enter', repeat: true });
    expect(states()).toBe('-x--');
  });

  it('is moved by keys step by step, back and forth', async () => {
    const { project } = await open(after(four, ...zoomed));
    const center = () => project().items[1]?.recipe.center.x ?? 0;
    const start = center();
    await keys('{ArrowRight}{ArrowRight}');
    const moved = center();
    expect(moved).toBeLessThan(start);
    await keys('{Control>}z{/Control}');
    expect(center()).toBeGreaterThan(moved);
    await keys('{Control>}z{/Control}');
    expect(center()).toBe(start);
    await keys('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    expect(center()).toBe(moved);
  });

  it('is not moved before the stage has its size', async () => {
    const { project } = await open(after(four, ...zoomed), { isMeasured: false });
    const before = project();
    await keys('{ArrowRight}');
    expect(project()).toEqual(before);
  });

  it('is left by Escape, and the one before it is opened by "back" until the first', async () => {
    const { project } = await open();
    await press('back');
    await press('back');
    expect(project().currentId).toBe('a');
    await keys('{Escape}');
    expect(project().currentId).toBeUndefined();
  });
});

describe('a collage', () => {
  it('swaps two photos by X and a number, and Escape stops that before it leaves', async () => {
    const first = four.items[1];
    if (!first) throw new Error('there is a second item');
    const areas = [0, 26].map((left) => ({ left, top: 0, width: 24, height: 50 }));
    const framing = fillCell(arranged(first, areas, four.profile.trim), 2, {
      id: 'photo-c',
      width: 3000,
      height: 2000,
    });
    const { project } = await open(after(four, { type: 'framed', itemId: 'b', ...framing }));
    const shown = () => cellsOf(project().items[1] ?? first).map(({ photo }) => photo?.photoId);
    await keys('x{Escape}1');
    expect([shown(), project().currentId]).toEqual([['photo-b', 'photo-c'], 'b']);
    await keys('x2');
    expect(shown()).toEqual(['photo-c', 'photo-b']);
    await keys('{Control>}z{/Control}{Escape}');
    expect([shown(), project().currentId]).toEqual([['photo-b', 'photo-c'], undefined]);
  });
});

describe('a framing for all photos', () => {
  const others = (scales: readonly number[]) => scales.map((scale) => (scale > 1.5 ? 'z' : '-')).join('');

  it('is applied at once where no photo is validated, and taken back from the notice', async () => {
    const { scales, record } = await open(after(four, ...zoomed));
    await press('spread');
    expect(others(scales())).toBe('zzzz');
    expect(record.notices).toMatchObject([{ kind: 'success', text: 'Cadrage appliqué à 3 autres photos.' }]);
    await act(async () => record.notices[0]?.action?.run());
    expect(others(scales())).toBe('-z--');
  });

  it.each([
    ['Seulement les 2 à recadrer', '-zzz', 'x---', 'Cadrage appliqué à 2 autres photos.'],
    ['Toutes, et les revoir', 'zzzz', '----', 'Cadrage appliqué à 3 autres photos.'],
  ] as const)('asks first where one is validated: %s', async (...[answer, framed, validated, text]) => {
    const { scales, states, record } = await open(
      after(four, ...zoomed, { type: 'validated', itemId: 'a' }, { type: 'opened', itemId: 'b' }),
    );
    await press('spread');
    expect(others(scales())).toBe('-z--');
    await userEvent.click(await screen.findByRole('button', { name: answer }));
    expect([others(scales()), states()]).toEqual([framed, validated]);
    expect(record.notices).toMatchObject([{ text }]);
  });
});
