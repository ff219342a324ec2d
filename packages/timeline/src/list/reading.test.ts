import { describe, expect, it } from 'vitest';
import { createReading } from './reading.js';

describe('the row of a deleted post', () => {
  it('[LIST-13] stays while it is in view, or the cursor is on it, and goes elsewhere', () => {
    const reading = createReading();
    reading.see(['s:2', 's:3']);
    reading.hold(['s:9', null]);
    expect([...reading.bury(['s:1', 's:2', 's:9'])]).toEqual(['s:2', 's:9']);
  });

  it('is judged when its post goes, not later', () => {
    const reading = createReading();
    reading.see(['s:2']);
    const before = reading.bury(['s:1', 's:2']);
    reading.see(['s:1']);
    expect(reading.bury(['s:1', 's:2'])).toBe(before);
    expect([...reading.bury(['s:1'])]).toEqual([]);
  });
});

describe('a row that was in view', () => {
  it('was seen in this sitting, however far the reader went since', () => {
    const reading = createReading();
    reading.see(['s:2']);
    reading.see(['s:5']);
    expect(['s:2', 's:5', 's:3'].map(key => reading.isSeen(key))).toEqual([true, true, false]);
  });
});
