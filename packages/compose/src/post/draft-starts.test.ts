import { anAccount, aPoll, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { isEmptyDraft } from '@rookery/store';
import { beginDraft, recipientsOf, type ComposerDefaults, type DraftStart } from './draft-starts.js';
import { editStart, redraftStart } from './published-starts.js';
import { ids } from '@rookery/store/testing';

const defaults: ComposerDefaults = { visibility: 'public', sensitive: false, language: 'en', acct: 'mara' };
const addressing: ComposerDefaults = { ...defaults, hasRecipients: true };
const none = { replied: null, quoted: null };
const begin = (start: DraftStart, subjects: Partial<typeof none> | object = {}, own = defaults) =>
  beginDraft('draft-1', start, { ...none, ...subjects }, own, 5, ids());
const mention = (acct: string) => ({ id: acct, username: acct, acct, url: '' });
const edda = anAccount({ id: '2', acct: 'edda@tram.example' });

describe('a new post', () => {
  it('[CMP-01] begins empty with the default visibility', () => {
    const draft = begin({}, {}, { ...defaults, visibility: 'private' });
    expect(draft).toMatchObject({ id: 'draft-1', visibility: 'private', parts: [{ text: '' }], updatedAt: 5 });
    expect(isEmptyDraft(draft)).toBe(true);
  });

  it('takes over a shared text, which is not empty', () => {
    expect(isEmptyDraft(begin({ parts: [{ text: 'https://tram.example' }] }))).toBe(false);
  });
});

describe('a reply', () => {
  const parent = aStatus({
    id: '9',
    account: edda,
    mentions: [mention('Mara'), mention('noor@hoshi.example'), mention('EDDA@tram.example')],
  });

  it('[CMP-01] begins with the author and the mentions, each once, without oneself', () => {
    const draft = begin({ inReplyToId: '9' }, { replied: parent });
    expect(draft).toMatchObject({ parts: [{ text: '@EDDA@tram.example @noor@hoshi.example ' }] });
    expect(draft.to).toBeUndefined();
    expect(begin({}, { replied: aStatus({ account: anAccount({ acct: 'mara' }) }) }).parts[0]?.text).toBe('');
  });

  it('[CMP-01] has its recipients beside the text on servers that take them so', () => {
    const draft = begin({ inReplyToId: '9' }, { replied: parent }, addressing);
    expect(draft).toMatchObject({ parts: [{ text: '' }], prefilledText: '', to: ['EDDA@tram.example', 'noor@hoshi.example'] });
    expect(isEmptyDraft(draft)).toBe(true);
  });

  it('[CMP-02] has its recipients, too, with words that were kept while the page closed', () => {
    const draft = begin({ inReplyToId: '9', parts: [{ text: 'Unsent' }] }, { replied: parent }, addressing);
    expect(draft.to).toEqual(['EDDA@tram.example', 'noor@hoshi.example']);
  });

  it('[CMP-01] to oneself alone has no recipients', () => {
    const own = aStatus({ account: anAccount({ acct: 'Mara' }), mentions: [mention('mara')] });
    expect(begin({ inReplyToId: '9' }, { replied: own }, addressing).to).toBeUndefined();
  });

  it('[MOD-05] is empty before anything is typed', () => {
    const draft = begin({ inReplyToId: '9' }, { replied: { ...parent, spoiler_text: 'Trams' } });
    expect(draft.parts[0]).toMatchObject({ spoilerText: 'Trams', sensitive: true });
    expect(isEmptyDraft(draft)).toBe(true);
  });

  it('[CMP-01] is no more public than its post or the default', () => {
    expect(begin({ inReplyToId: '9' }, { replied: { ...parent, visibility: 'private' } }).visibility).toBe('private');
    expect(begin({ inReplyToId: '9' }, { replied: parent }, { ...defaults, visibility: 'direct' }).visibility).toBe('direct');
  });

  it.each([
    ['public', 'unlisted', 'public', 'unlisted'],
    ['public', 'public', 'public', 'public'],
    ['private', 'unlisted', 'public', 'private'],
    ['public', 'unlisted', 'private', 'private'],
    ['unlisted', 'direct', 'public', 'direct'],
  ] as const)('to a post that is %s, by a default of %s for replies and %s for posts, is %s', (post, replies, posts, begun) => {
    const own = { ...defaults, visibility: posts, replyVisibility: replies };
    expect(begin({ inReplyToId: '9' }, { replied: { ...parent, visibility: post } }, own).visibility).toBe(begun);
    expect(begin({}, {}, own).visibility).toBe(posts);
  });

  it('[CMP-01] to a post of this server alone stays on it, also with a quote of an open post', () => {
    const local = { ...parent, visibility: 'local' as const };
    expect(begin({ inReplyToId: '9' }, { replied: local }).visibility).toBe('local');
    expect(begin({ inReplyToId: '9' }, { replied: local, quoted: parent }).visibility).toBe('local');
    expect(begin({ inReplyToId: '9' }, { replied: { ...parent, local_only: true } }).visibility).toBe('direct');
  });

  it('begins without mentions where its post cannot be loaded', () => {
    expect(begin({ inReplyToId: '9' })).toMatchObject({ inReplyToId: '9', parts: [{ text: '' }] });
  });
});

it('[CMP-01] a quote begins without text and no more public than the quoted post', () => {
  const quoted = aStatus({ account: edda, visibility: 'unlisted', spoiler_text: 'Trams' });
  expect(begin({ quoteId: '9' }, { quoted })).toMatchObject({ visibility: 'unlisted', parts: [{ text: '', spoilerText: null }] });
});

it('[CMP-01] a quote is addressed to its author where recipients are apart from the text', () => {
  const quoted = aStatus({ account: edda, mentions: [mention('noor@hoshi.example')] });
  expect(begin({ quoteId: '9' }, { quoted }, addressing)).toMatchObject({ to: ['edda@tram.example'], parts: [{ text: '' }] });
  expect(recipientsOf({ replied: quoted, quoted }, null)).toEqual(['edda@tram.example', 'noor@hoshi.example']);
});

describe('an edit and a redraft', () => {
  const poll = aPoll({ expires_at: '2026-11-21T12:00:00.000Z' });
  const status = aStatus({ id: '7', visibility: 'unlisted', language: 'nb', in_reply_to_id: '3', sensitive: true, poll });
  const source = { text: 'As it was typed', spoiler_text: 'Food' };

  it('[CMP-01] an edit begins with the source, and with visibility and reply of its post', () => {
    const draft = begin(editStart(status, source));
    expect(draft).toMatchObject({ editedId: '7', visibility: 'unlisted', language: 'nb', inReplyToId: '3' });
    expect(draft.parts[0]).toMatchObject({ text: source.text, spoilerText: 'Food', sensitive: true });
    expect(draft.parts[0]?.poll).toMatchObject({ expiresIn: 86_400 });
  });

  it.each([
    ['2026-11-22T12:00:00.000Z', 172_800],
    ['2026-11-20T12:00:00.000Z', 86_400],
    ['2026-11-20T11:00:00.000Z', 86_400],
    [null, 86_400],
  ])('a poll that ends at %s runs as long again, or a day', (expires_at, expiresIn) => {
    const edited = { ...status, created_at: '2026-11-20T12:00:00.000Z', poll: aPoll({ expires_at }) };
    expect(begin(editStart(edited, source)).parts[0]?.poll).toMatchObject({ expiresIn });
  });

  it('[CMP-01] an edit has no recipients of its own', () => {
    expect(begin(editStart(status, source), { replied: aStatus({ account: edda }) }, addressing).to).toBeUndefined();
  });

  it('[CMP-01] a redraft keeps the recipients that its text does not mention', () => {
    const answer = { ...status, mentions: [mention('edda@tram.example'), mention('Noor')] };
    const written = { ...source, text: '@noor Yes' };
    expect(redraftStart(answer, written, true).to).toEqual(['edda@tram.example']);
    expect(redraftStart(answer, written)).not.toHaveProperty('to');
    expect(redraftStart({ ...answer, mentions: [] }, written, true)).not.toHaveProperty('to');
  });

  it('[CMP-01] a redraft is a new post with the same content', () => {
    const draft = begin(redraftStart(status, { ...source, spoiler_text: '' }));
    expect(draft).toMatchObject({ editedId: null, inReplyToId: '3', parts: [{ text: source.text, spoilerText: null }] });
    expect(isEmptyDraft(draft)).toBe(false);
  });

  it('[CMP-01] a redraft of a post with an unknown visibility is direct, an edit keeps it', () => {
    const odd = { ...status, visibility: 'unknown' as const };
    expect([redraftStart(odd, source).visibility, editStart(odd, source).visibility]).toEqual(['direct', 'unknown']);
  });
});
