import type { QueryClient } from '@tanstack/react-query';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Status, StreamEvent } from '@rookery/api-client';
import { aPoll, aRelationship, aStatus, createFakeStream, type FakeStream } from '@rookery/api-client/testing';
import { flushImmediately } from '../testing/flush-immediately.js';
import { accountStore } from '../entities/account-store.data.js';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { ingestStatuses, relationshipKey, statusKey } from '../entities/entities.data.js';
import type { FlushSchedule } from './flush-schedule.dom.js';
import { applyEntityEvents, bindEntityStream } from './stream-batches.data.js';

let cache: QueryClient;
let stream: FakeStream;
beforeEach(() => {
  cache = createQueryClient();
  stream = createFakeStream();
});

const status = (statusId: string) => cache.getQueryData<Status>(statusKey(statusId));
const quoting = (quoted: Status): Status['quote'] => ({ state: 'accepted', quoted_status: quoted, quoted_status_id: quoted.id });
const post = (id: string): StreamEvent => ({ type: 'status', status: aStatus({ id }) });

/** A schedule that the test flushes. */
function manualSchedule() {
  let flush: (() => void) | null = null;
  const schedule: FlushSchedule = next => {
    flush = next;
    return () => (flush = null);
  };
  return { schedule, flush: () => flush?.(), isScheduled: () => flush !== null };
}

describe('the entities of a stream', () => {
  it('are written, edited and deleted, also inside reblogs and quotes', () => {
    bindEntityStream(stream, cache, { schedule: flushImmediately });
    const inner = aStatus({ id: '1' });
    stream.emit({ type: 'status', status: aStatus({ id: '2', reblog: inner }) }, 'user');
    stream.emit({ type: 'status', status: aStatus({ id: '3', quote: quoting(inner) }) }, 'user');
    stream.emit({ type: 'status_edited', status: aStatus({ id: '1', content: '<p>Edited</p>' }) }, 'user');
    expect(status('2')?.reblog?.content).toBe('<p>Edited</p>');
    expect(status('3')?.quote?.quoted_status?.content).toBe('<p>Edited</p>');
    stream.emit({ type: 'status_deleted', statusId: '1' }, 'user');
    expect(status('2')).toBeUndefined();
    expect(status('3')?.quote?.state).toBe('deleted');
  });

  it('are no longer written after unbind', () => {
    const { unbind } = bindEntityStream(stream, cache, { schedule: flushImmediately });
    unbind();
    stream.emit(post('5'), 'user');
    expect(status('5')).toBeUndefined();
  });

  it('keep the matches of the reader’s filters, which an edit leaves out', () => {
    const filter = { id: '1', title: 'Spoilers', context: ['home'], filter_action: 'hide', expires_at: null } as const;
    const filtered: Status['filtered'] = [{ filter: { ...filter, context: ['home'] }, keyword_matches: [], status_matches: [] }];
    ingestStatuses(cache, [aStatus({ id: '1', filtered })]);
    applyEntityEvents(cache, [{ type: 'status_edited', status: aStatus({ id: '1', content: '<p>New</p>' }) }]);
    expect(status('1')).toMatchObject({ content: '<p>New</p>', filtered });
  });

  it('keep what the reader has done, which the stream leaves out', () => {
    const poll = aPoll({ voted: true, own_votes: [1] });
    ingestStatuses(cache, [aStatus({ id: '1', favourited: true, bookmarked: true, poll })]);
    applyEntityEvents(cache, [
      { type: 'status_edited', status: aStatus({ id: '1', content: '<p>New</p>', poll: aPoll({ votes_count: 50 }) }) },
    ]);
    expect(status('1')).toMatchObject({ content: '<p>New</p>', favourited: true, bookmarked: true });
    expect(status('1')?.poll).toMatchObject({ votes_count: 50, voted: true, own_votes: [1] });
  });

  it('take what the reader has done from a plain response', () => {
    ingestStatuses(cache, [aStatus({ id: '1', favourited: true })]);
    ingestStatuses(cache, [aStatus({ id: '1', favourited: false })]);
    expect(status('1')?.favourited).toBe(false);
  });

  it('invalidate a relationship that has changed', () => {
    cache.setQueryData(relationshipKey('7'), aRelationship({ id: '7' }));
    applyEntityEvents(cache, [{ type: 'relationship_changed', state: 'follow_accept', followerId: '1', followingId: '7' }]);
    expect(cache.getQueryState(relationshipKey('7'))?.isInvalidated).toBe(true);
  });

  it('get no entry from the edit of an unknown status', () => {
    applyEntityEvents(cache, [{ type: 'status_edited', status: aStatus({ id: '1' }) }]);
    expect(status('1')).toBeUndefined();
  });

  it('include the edit of a status of the same batch', () => {
    applyEntityEvents(cache, [post('1'), { type: 'status_edited', status: aStatus({ id: '1', content: '<p>Edited</p>' }) }]);
    expect(status('1')?.content).toBe('<p>Edited</p>');
  });
});

describe('batches of a stream', () => {
  const bind = () => {
    const { schedule, flush, isScheduled } = manualSchedule();
    const batches = bindEntityStream(stream, cache, { schedule });
    const received: string[][] = [];
    const nameOf = (event: StreamEvent): string =>
      event.type === 'status' ? event.status.id : event.type === 'status_deleted' ? `-${event.statusId}` : event.type;
    const unsubscribe = batches.subscribe([{ stream: 'public' }, { stream: 'hashtag', tag: 'birds' }], events =>
      received.push(events.map(nameOf)),
    );
    return { ...batches, flush, isScheduled, received, unsubscribe };
  };

  it('deliver all events of a flush at once, in the order of the stream', () => {
    const { flush, received } = bind();
    stream.emit(post('1'), 'public');
    stream.emit(post('2'), 'hashtag');
    stream.emit({ type: 'status_deleted', statusId: '1' }, 'public');
    stream.emit(post('3'), 'public');
    expect(received).toEqual([]);
    flush();
    expect(received).toEqual([['1', '2', '-1', '3']]);
  });

  it('come after their entities', () => {
    const { schedule, flush } = manualSchedule();
    const known: boolean[] = [];
    bindEntityStream(stream, cache, { schedule }).subscribe([{ stream: 'public' }], () => known.push(status('1') !== undefined));
    stream.emit(post('1'), 'public');
    flush();
    expect(known).toEqual([true]);
  });

  it('write a status of several streams once', () => {
    const { flush } = bind();
    const ingested: (readonly string[])[] = [];
    accountStore(cache).events.on('statusesIngested', ({ statusIds }) => ingested.push(statusIds));
    const event = post('1');
    for (const name of ['user', 'public', 'hashtag']) stream.emit(event, name);
    flush();
    expect(ingested).toEqual([['1']]);
  });

  it('notify an observer once for each flush', async () => {
    const { flush } = bind();
    ingestStatuses(cache, [aStatus({ id: '1' })]);
    const onChange = vi.fn();
    const unobserve = new QueryObserver(cache, { queryKey: statusKey('1'), enabled: false }).subscribe(onChange);
    for (const content of ['<p>A</p>', '<p>B</p>']) {
      stream.emit({ type: 'status_edited', status: aStatus({ id: '1', content }) }, 'user');
    }
    expect(onChange).not.toHaveBeenCalled();
    flush();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(status('1')?.content).toBe('<p>B</p>');
    unobserve();
  });

  it.each(['connected', 'disconnected', 'poll'] as const)('flush before and with %s', type => {
    const { received, isScheduled } = bind();
    stream.emit(post('1'), 'public');
    stream.emit(type === 'connected' ? { type, isReconnect: true } : { type }, 'public');
    expect(received).toEqual([['1', type]]);
    expect(isScheduled()).toBe(false);
  });

  it('are flushed on unsubscribe', () => {
    const { received, unsubscribe } = bind();
    stream.emit(post('1'), 'public');
    unsubscribe();
    stream.emit(post('2'), 'public');
    expect(received).toEqual([['1']]);
  });

  it('reach the other listeners when one throws', () => {
    const { subscribe, flush, received } = bind();
    const errors: unknown[] = [];
    vi.stubGlobal('queueMicrotask', (task: () => void) => {
      try {
        task();
      } catch (error) {
        errors.push(error);
      }
    });
    subscribe([{ stream: 'public' }], () => {
      throw new Error('listener');
    });
    subscribe([{ stream: 'public' }], events => received.push([`${events.length} events`]));
    stream.emit(post('1'), 'public');
    flush();
    expect(received).toEqual([['1'], ['1 events']]);
    expect(errors).toEqual([new Error('listener')]);
    vi.unstubAllGlobals();
  });
});
