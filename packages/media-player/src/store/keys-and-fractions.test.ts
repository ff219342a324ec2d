import { describe, expect, it } from 'vitest';
import { requestForKey, requestForSliderKey } from './keymap.js';
import { clamp, fractionOf, seekBounds } from './player-state.js';

describe('keys on a slider', () => {
  const onTime = (key: string) => requestForSliderKey({ key }, 'time');
  const onVolume = (key: string) => requestForSliderKey({ key }, 'volume');

  it('[MED-08] raise the value to the right and up, lower it to the left and down', () => {
    const [right, up, left, down] = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map(onTime);
    expect(right).toMatchObject({ type: 'seekBy' });
    expect(up).toEqual(right);
    expect(down).toEqual(left);
    const seconds = [right, left].map(request => (request?.type === 'seekBy' ? request.seconds : 0));
    expect(seconds[0]).toBeGreaterThan(0);
    expect(seconds[1]).toBe(-(seconds[0] ?? 0));
  });

  it('[MED-08] take four steps with Page Up and Page Down', () => {
    const amountOf = (key: string) => {
      const request = onVolume(key);
      return request?.type === 'changeVolumeBy' ? request.amount : 0;
    };
    expect(amountOf('PageUp')).toBeCloseTo(4 * amountOf('ArrowRight'));
    expect(amountOf('PageDown')).toBeCloseTo(4 * amountOf('ArrowDown'));
    expect(amountOf('ArrowDown')).toBeLessThan(0);
  });

  it('[MED-08] set the volume to its ends with Home and End, which the time leaves to the player', () => {
    expect([onVolume('Home'), onVolume('End')]).toEqual([
      { type: 'setVolume', volume: 0 },
      { type: 'setVolume', volume: 1 },
    ]);
    expect([onTime('Home'), onTime('x'), onVolume('x')]).toEqual([null, null, null]);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('are left to the browser with %s', modifier => {
    expect(requestForSliderKey({ key: 'ArrowUp', [modifier]: true }, 'volume')).toBeNull();
    expect(requestForKey({ key: 'k', [modifier]: true })).toBeNull();
  });
});

describe('keys in controls of the page', () => {
  const on = (key: string, target: object) => requestForKey({ key, target: target as never });

  it('are left to text fields, not to sliders', () => {
    for (const target of [
      { tagName: 'TEXTAREA' },
      { tagName: 'SELECT' },
      { tagName: 'INPUT', type: 'text' },
      { isContentEditable: true },
    ])
      expect(on('k', target)).toBeNull();
    expect(on('k', { tagName: 'INPUT', type: 'range' })).toEqual({ type: 'togglePlay' });
  });

  it('leave Space alone to buttons and links', () => {
    expect([on(' ', { tagName: 'BUTTON' }), on(' ', { tagName: 'A' })]).toEqual([null, null]);
    expect([on('k', { tagName: 'BUTTON' }), on(' ', { tagName: 'DIV' })]).toEqual([
      { type: 'togglePlay' },
      { type: 'togglePlay' },
    ]);
  });

  it('are no names of an object’s own methods', () => {
    expect(requestForKey({ key: 'toString' })).toBeNull();
  });
});

describe('positions', () => {
  it('are limited to both ends, also where the ends cross', () => {
    expect([clamp(-1, 0, 5), clamp(2, 0, 5), clamp(9, 0, 5), clamp(Number.NaN, 1, 5), clamp(9, 3, 2)]).toEqual([0, 2, 5, 1, 3]);
  });

  it('are fractions of a known duration above 0', () => {
    expect([fractionOf(5, 10), fractionOf(20, 10), fractionOf(5, 0), fractionOf(5, null)]).toEqual([0.5, 1, 0, 0]);
  });

  it('go over the whole duration, else over the seekable range', () => {
    expect(seekBounds(10, { start: 3, end: 4 })).toEqual({ start: 0, end: 10 });
    expect(seekBounds(null, { start: 3, end: 4 })).toEqual({ start: 3, end: 4 });
    expect(seekBounds(null, null)).toEqual({ start: 0, end: 0 });
  });
});
