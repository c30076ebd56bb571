import { beforeAll, describe, expect, it } from '@jest/globals';
import { ignorePalms } from './palms.ts';

/** jsdom has no pointer events. */
class TestPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, { pointerId = 0, pointerType = '', ...init }: PointerEventInit) {
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
  }
}

beforeAll(() => {
  Object.assign(globalThis, { PointerEvent: TestPointerEvent });
});

function aStage() {
  const stage = document.createElement('div');
  const seen: string[] = [];
  ignorePalms(stage, new AbortController().signal);
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    stage.addEventListener(type, ({ pointerType, pointerId }) => seen.push(`${pointerType} ${pointerId} ${type}`));
  const send = (pointer: string, type: string, timeStamp: number) => {
    const [pointerType = '', pointerId] = pointer.split(' ');
    const event = new PointerEvent(`pointer${type}`, { pointerType, pointerId: Number(pointerId), bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    stage.dispatchEvent(event);
  };
  return { seen, send };
}

describe('a palm beside a pen', () => {
  it('is ignored while the pen draws, until it leaves the screen', () => {
    const { seen, send } = aStage();
    send('pen 1', 'down', 0);
    send('touch 2', 'down', 10);
    send('touch 2', 'move', 20);
    send('pen 1', 'up', 30);
    send('touch 2', 'move', 2000);
    send('touch 2', 'up', 2010);
    expect(seen).toEqual(['pen 1 pointerdown', 'pen 1 pointerup']);
  });

  it('is ignored for half a second after the pen was near, also without contact', () => {
    const { seen, send } = aStage();
    send('pen 1', 'move', 0);
    send('touch 2', 'down', 499);
    send('touch 2', 'up', 510);
    send('touch 3', 'down', 1000);
    expect(seen).toEqual(['pen 1 pointermove', 'touch 3 pointerdown']);
  });

  it('ends its gesture when it was there before the pen', () => {
    const { seen, send } = aStage();
    send('touch 2', 'down', 0);
    send('pen 1', 'down', 900);
    send('touch 2', 'move', 910);
    expect(seen).toEqual(['touch 2 pointerdown', 'touch 2 pointercancel', 'pen 1 pointerdown']);
  });
});

describe('fingers without a pen', () => {
  it('are not ignored', () => {
    const { seen, send } = aStage();
    send('touch 1', 'down', 0);
    send('touch 2', 'down', 10);
    send('touch 2', 'up', 20);
    expect(seen).toHaveLength(3);
  });
});
