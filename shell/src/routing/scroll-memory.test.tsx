import { beforeEach, describe, expect, it } from '@jest/globals';
import { createScrollMemory } from './scroll-memory.ts';

describe('scroll memory', () => {
  beforeEach(() => sessionStorage.clear());

  it('restores a position after a reload', () => {
    createScrollMemory(sessionStorage).remember('a', 640.4);
    expect(createScrollMemory(sessionStorage).positionOf('a')).toBe(640);
    expect(createScrollMemory(sessionStorage).positionOf('b')).toBeUndefined();
  });

  it('keeps the fifty that were left last', () => {
    const memory = createScrollMemory(sessionStorage);
    for (let index = 0; index < 60; index += 1) memory.remember(`k${index}`, index);
    memory.remember('k20', 1);
    const reread = createScrollMemory(sessionStorage);
    expect(reread.positionOf('k9')).toBeUndefined();
    expect(reread.positionOf('k59')).toBe(59);
    expect(reread.positionOf('k20')).toBe(1);
  });

  it.each(['{', '7', '[["a"]]', '[[1,2]]'])('starts empty from the broken storage %j', (stored) => {
    sessionStorage.setItem('scroll-positions', stored);
    expect(createScrollMemory(sessionStorage).positionOf('a')).toBeUndefined();
  });
});
