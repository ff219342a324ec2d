import { describe, expect, it } from 'vitest';
import { createListLayout } from './list-layout.js';
import { createRowPin, PIN_MS } from './row-pin.js';

const layout = createListLayout(['a', 'b', 'c'], new Map(), 100);
const empty = createListLayout([], new Map(), 100);
const anchor = { key: 'c', index: 2, offset: 30 };

describe('createRowPin', () => {
  it('holds a row for two seconds', () => {
    const pin = createRowPin(null);
    expect(pin.startFor(layout, 0)).toBeNull();
    pin.set(anchor, 1000);
    expect(pin.startFor(layout, 1000 + PIN_MS - 1)).toBe(170);
    expect(pin.isActive(1000 + PIN_MS)).toBe(false);
    expect(pin.startFor(layout, 1000 + PIN_MS)).toBeNull();
  });

  it('begins to hold the initial row when the first rows arrive', () => {
    const pin = createRowPin(anchor);
    expect(pin.startFor(empty, 0)).toBeNull();
    expect(pin.startFor(layout, 60_000)).toBe(170);
    expect(pin.isActive(60_000 + PIN_MS - 1)).toBe(true);
  });

  it('lets go when the reader scrolls', () => {
    const pin = createRowPin(null);
    pin.set(anchor, 0);
    pin.release();
    expect(pin.startFor(layout, 1)).toBeNull();
  });

  it('still waits for the initial row when the reader scrolls before it arrives', () => {
    const pin = createRowPin(anchor);
    pin.release();
    expect(pin.startFor(layout, 0)).toBe(170);
  });
});
