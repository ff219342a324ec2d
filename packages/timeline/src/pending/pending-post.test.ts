import { aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { findSent, paragraphsOf, pendingStatusId, statusRequest, type PostDraft } from './pending-post.js';

const draft: PostDraft = { status: 'Bread is out.', visibility: 'public' };

it('[LIST-05] gives a pending post an id from a unique prefix and its idempotency key', () => {
  expect(pendingStatusId('0b1c')).toBe('末pending-0b1c');
});

describe('statusRequest', () => {
  it('sends only the fields that the draft has', () => {
    expect(statusRequest(draft)).toEqual(draft);
    expect(statusRequest({ ...draft, spoiler_text: ' ', in_reply_to_id: null, language: null, sensitive: false })).toEqual(draft);
    const whole = { ...draft, spoiler_text: 'Food', in_reply_to_id: '7', language: 'nb', sensitive: true };
    expect(statusRequest(whole)).toEqual(whole);
  });
});

describe('paragraphsOf', () => {
  it('splits at blank lines and keeps the lines of each paragraph', () => {
    expect(paragraphsOf('One\ntwo\r\n\r\nthree\n \n\n  four')).toEqual([['One', 'two'], ['three'], ['four']]);
    expect(paragraphsOf(' \n\n ')).toEqual([]);
  });
});

describe('findSent', () => {
  const startedAt = Date.parse('2026-11-20T12:00:00Z');
  const posted = (status: Partial<Parameters<typeof aStatus>[0]> & { content: string }) =>
    aStatus({ created_at: '2026-11-20T12:00:03Z', ...status });
  const find = (wanted: Partial<PostDraft>, ...newest: ReturnType<typeof aStatus>[]) =>
    findSent({ draft: { ...draft, ...wanted }, startedAt }, newest, status => status.content)?.id ?? null;

  it('finds the post with the same words, whatever their markup', () => {
    const status = '@edda@tram.city Bread is out.\n\nhttps://tram.city/bread';
    const sent = posted({ id: '5', content: '@edda Bread is out. https://tram.city/bread' });
    expect(find({ status }, posted({ id: '6', content: 'Bread is in.' }), sent)).toBe('5');
  });

  it('ignores posts that are older, reply to another post or have other words', () => {
    expect(find({}, posted({ id: '5', content: 'Bread is out.', created_at: '2026-11-20T11:57:59Z' }))).toBeNull();
    expect(find({}, posted({ id: '5', content: 'Bread is out.', created_at: '2026-11-20T11:58:00Z' }))).toBe('5');
    expect(find({}, posted({ id: '5', content: 'Bread is out.', in_reply_to_id: '3' }))).toBeNull();
    expect(find({ in_reply_to_id: '3' }, posted({ id: '5', content: 'Bread is out.', in_reply_to_id: '3' }))).toBe('5');
    expect(find({}, posted({ id: '5', content: 'Bread is out' }))).toBe('5');
    expect(find({}, posted({ id: '5', content: 'Bread is not out.' }))).toBeNull();
    expect(find({}, posted({ id: '5', content: 'Bread is out.', created_at: null }))).toBeNull();
  });
});
