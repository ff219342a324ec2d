import { describe, expect, it } from 'vitest';
import { isAtEnd, spaceBelowEnd, startAtEnd, STICK_PX } from './list-end.js';

const view = (start: number) => ({ start, height: 420 });

describe('isAtEnd', () => {
  it('is true up to 16 px short of the end', () => {
    expect(STICK_PX).toBe(16);
    expect(isAtEnd(view(580), 1000, 0)).toBe(true);
    expect(isAtEnd(view(564), 1000, 0)).toBe(true);
    expect(isAtEnd(view(563), 1000, 0)).toBe(false);
  });

  it('is true for a list shorter than the viewport', () => {
    expect(isAtEnd(view(0), 100, 0)).toBe(true);
    expect(isAtEnd(view(0), 0, 0)).toBe(true);
  });

  it('does not count space that something sticky covers', () => {
    expect(isAtEnd(view(580), 1000, 60)).toBe(false);
    expect(isAtEnd(view(640), 1000, 60)).toBe(true);
  });
});

describe('startAtEnd', () => {
  it('puts the end at the bottom of the viewport', () => {
    expect(startAtEnd(1000, 420, 0)).toBe(580);
    expect(startAtEnd(100, 420, 0)).toBe(-320);
  });

  it('keeps content below the list in view', () => {
    expect(spaceBelowEnd(view(620), 1000, 0, 40)).toBe(40);
    expect(startAtEnd(1200, 420, 40)).toBe(820);
  });

  it('snaps to the end from a few pixels short of it', () => {
    expect(spaceBelowEnd(view(570), 1000, 0, 40)).toBe(0);
  });

  it('does not take the emptiness below a short list for content', () => {
    expect(spaceBelowEnd(view(0), 100, 0, 0)).toBe(0);
  });

  it('leaves the space that something sticky covers', () => {
    expect(spaceBelowEnd(view(630), 1000, 60, 200)).toBe(60);
  });
});
