import { describe, expect, it, vi } from 'vitest';
import { aStatus } from '@rookery/api-client/testing';
import { createDeletions } from './deletions.js';
import { createEmitter } from './emitter.js';
import { createHolderIndex } from './holder-index.js';

describe('deletions', () => {
  const post = (id: string) => aStatus({ id });

  it('tell of a deletion at a time or after it, and of no earlier one', () => {
    let now = 1_000;
    const deletions = createDeletions(() => now);
    deletions.add(['1']);
    now = 2_000;
    deletions.add(['2']);
    expect([deletions.hasSince(post('1'), 1_000), deletions.hasSince(post('1'), 1_001)]).toEqual([true, false]);
    expect(deletions.hasSince(post('2'), 1_001)).toBe(true);
    expect(deletions.hasSince(post('3'), 0)).toBe(false);
  });

  it('tell of a reblog whose status was deleted', () => {
    const deletions = createDeletions(() => 5);
    deletions.add(['1']);
    expect(deletions.hasSince(aStatus({ id: '7', reblog: post('1') }), 0)).toBe(true);
    expect(deletions.hasSince(aStatus({ id: '7', reblog: post('2') }), 0)).toBe(false);
  });

  it('remember the last 500, a repeated one as the newest', () => {
    const deletions = createDeletions(() => 5);
    deletions.add(['first', 'second']);
    deletions.add(Array.from({ length: 498 }, (_, index) => String(index)));
    expect(['first', 'second'].map(id => deletions.hasSince(post(id), 0))).toEqual([true, true]);
    deletions.add(['first', 'last']);
    expect(['first', 'second', '0', 'last'].map(id => deletions.hasSince(post(id), 0))).toEqual([true, false, true, true]);
  });
});

describe('an emitter', () => {
  it('calls each listener of an event, and one that subscribed twice twice', () => {
    const events = createEmitter<{ seen: string; other: string }>();
    const [listener, other] = [vi.fn(), vi.fn()];
    events.on('seen', listener);
    const stop = events.on('seen', listener);
    events.on('other', other);
    events.emit('seen', 'a');
    expect([listener.mock.calls.length, other.mock.calls.length]).toEqual([2, 0]);
    stop();
    stop();
    events.emit('seen', 'b');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('does not call a listener that is removed during the event', () => {
    const events = createEmitter<{ seen: string }>();
    const later = vi.fn();
    events.on('seen', () => stop());
    const stop = events.on('seen', later);
    events.emit('seen', 'a');
    expect(later).not.toHaveBeenCalled();
  });

  it('reports the error of a listener, after the others have been called', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('queueMicrotask', (task: () => void) => {
      try {
        task();
      } catch (error) {
        reported.push(error);
      }
    });
    const events = createEmitter<{ seen: string }>();
    const other = vi.fn();
    events.on('seen', () => {
      throw new Error('broken');
    });
    events.on('seen', other);
    events.emit('seen', 'a');
    vi.unstubAllGlobals();
    expect(other).toHaveBeenCalledWith('a');
    expect(reported).toEqual([new Error('broken')]);
  });
});

describe('an index of holders', () => {
  it('has each holder of a status once', () => {
    const index = createHolderIndex();
    index.add('1', '7');
    index.add('1', '8');
    index.add('1', '7');
    expect([index.of('1'), index.of('2')]).toEqual([['7', '8'], []]);
  });

  it('forgets holders that are no longer known', () => {
    const index = createHolderIndex();
    index.add('1', '7');
    index.add('1', '8');
    index.add('2', '7');
    index.prune(id => id === '8');
    expect([index.of('1'), index.of('2')]).toEqual([['8'], []]);
  });
});
