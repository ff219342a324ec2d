import { describe, expect, it } from 'vitest';
import { ads } from './ad.js';
import { parseChatMessage } from './chat-message.js';
import { createDecoding } from './decode.js';
import { parseTag } from './hashtag.js';
import { parseInstance } from './instance.js';
import { parseMarkers } from './marker.js';

const decoding = createDecoding();

describe('a marker', () => {
  const timeOf = (updated_at: unknown) => parseMarkers({ home: { last_read_id: '1', updated_at } }, decoding).home?.updated_at;

  it('has its time as text or in Unix seconds', () => {
    expect(timeOf('2026-11-20T12:00:00.000Z')).toBe('2026-11-20T12:00:00.000Z');
    expect([timeOf(0), timeOf('1763640000')]).toEqual(['1970-01-01T00:00:00.000Z', '2025-11-20T12:00:00.000Z']);
  });

  it.each([8.64e12 + 1, -8.64e12 - 1, 1e13, 'soon'])('has no time at %s', seconds => {
    expect(timeOf(seconds) ?? null).toBeNull();
  });

  it('names a post, and is left out without one', () => {
    expect(parseMarkers({ home: { last_read_id: '' }, notifications: 'x', other: { last_read_id: '1' } }, decoding)).toEqual({});
  });

  it('counts what is unread where the server counts', () => {
    const markers = parseMarkers(
      { home: { last_read_id: '1', pleroma: { unread_count: 3 } }, notifications: { last_read_id: '2' } },
      decoding,
    );
    expect([markers.home?.unread_count, markers.notifications?.unread_count]).toEqual([3, null]);
  });
});

describe('a hashtag', () => {
  it('has a name without its sign, and is none without a name', () => {
    expect(['trams', '#trams', '##trams'].map(name => parseTag(name, decoding)?.name)).toEqual(['trams', 'trams', 'trams']);
    expect(['', '#', { url: '/tags/' }].map(value => parseTag(value, decoding))).toEqual([null, null, null]);
    expect(parseTag('a#b', decoding)?.name).toBe('a#b');
  });
});

describe('a chat message', () => {
  const file = { id: '4', type: 'image', url: 'https://a.test/1.png' };

  it('has an id', () => {
    expect(parseChatMessage({ content: 'Hello' }, decoding)).toBeNull();
  });

  it('has its one file as a list, unless it has a list', () => {
    expect(parseChatMessage({ id: '5', attachment: file }, decoding)?.media_attachments).toMatchObject([{ id: '4' }]);
    const both = { id: '5', attachment: file, media_attachments: [{ ...file, id: '6' }] };
    expect(parseChatMessage(both, decoding)?.media_attachments).toMatchObject([{ id: '6' }]);
    expect(parseChatMessage({ id: '5' }, decoding)?.media_attachments).toEqual([]);
  });
});

it('an instance of Pleroma or its forks says so', () => {
  expect(parseInstance({ domain: 'a.test', pleroma: {} }, decoding)?.isPleroma).toBe(true);
  expect(parseInstance({ domain: 'a.test', pleroma: true }, decoding)?.isPleroma).toBe(false);
});

it('ads are dropped without a card', () => {
  expect(ads([null, {}, 'ad'], decoding)).toEqual([]);
});
