import { anAttachment } from '@rookery/api-client/testing';
import type { DraftMedia } from '@rookery/store';
import { draftMedia, withoutItem, type UploadPhase, type Uploads } from '@rookery/store/drafts';
import { describe, expect, it } from 'vitest';
import { canSendNow, composerAfter, emptyComposer, type ComposerAction, type ComposerState } from './composer-state.js';

const file = (id: string): DraftMedia => draftMedia(id, new Blob([id]), `${id}.png`);
const uploaded = (id: string): DraftMedia => ({ ...file(id), attachment: anAttachment({ id }), uploadedAt: 1 });
const attached = (...added: readonly DraftMedia[]): ComposerAction => ({
  type: 'files-changed',
  change: files => [...files, ...added],
});
const answer = (fileId: string): ComposerAction => ({
  type: 'files-changed',
  change: files => files.map(known => (known.id === fileId ? uploaded(fileId) : known)),
});
const none: Uploads = new Map();
const withPhase = (fileId: string, phase: UploadPhase): Uploads => new Map([[fileId, phase]]);
const after = (actions: readonly ComposerAction[], from: ComposerState = emptyComposer): ComposerState =>
  actions.reduce(composerAfter, from);

describe('a stored draft', () => {
  it('fills an empty composer', () => {
    expect(after([{ type: 'loaded', text: 'Half', files: [file('a')] }])).toMatchObject({ text: 'Half', isLoaded: true });
  });

  it('does not replace words that were typed before it was read', () => {
    const state = after([
      { type: 'typed', text: 'New' },
      { type: 'loaded', text: 'Half', files: [] },
    ]);
    expect(state).toMatchObject({ text: 'New', isLoaded: true });
  });
});

describe('a message that is handed over', () => {
  const writing = after([{ type: 'typed', text: 'Hello' }, attached(file('a')), { type: 'sending' }]);

  it('leaves the field', () => {
    expect(composerAfter(writing, { type: 'handed-over', text: 'Hello', fileIds: ['a'] })).toMatchObject({
      text: '',
      files: [],
      isSending: false,
    });
  });

  it('leaves words and files that came meanwhile', () => {
    const state = after(
      [{ type: 'typed', text: 'Hello again' }, attached(file('b')), { type: 'handed-over', text: 'Hello', fileIds: ['a'] }],
      writing,
    );
    expect(state).toMatchObject({ text: 'Hello again', files: [{ id: 'b' }] });
  });

  it('stays in the field when it cannot be stored', () => {
    expect(composerAfter(writing, { type: 'not-handed-over' })).toMatchObject({
      text: 'Hello',
      files: [{ id: 'a' }],
      isSending: false,
      failure: { text: null },
    });
  });
});

it('[CHAT-12] forgets the failure with the next message', () => {
  const returned = after([{ type: 'returned', text: 'Hello', files: [], failure: { text: 'Too rude' } }]);
  expect(returned.failure).toEqual({ text: 'Too rude' });
  expect(composerAfter(returned, { type: 'sending' }).failure).toBeNull();
});

describe('a message that returns to the field', () => {
  const typing = after([{ type: 'typed', text: 'And this' }, attached(file('b'))]);
  const returned = composerAfter(typing, { type: 'returned', text: 'First this', files: [file('a')], failure: null });

  it('[CHAT-11] stands above what was typed since', () => {
    expect(returned).toMatchObject({ text: 'First this\nAnd this', files: [{ id: 'a' }, { id: 'b' }] });
  });

  it('[CHAT-21] cannot be sent again before the outbox has it no more', () => {
    const whole = after([answer('a'), answer('b')], returned);
    expect(canSendNow(whole, none, 100)).toBe(false);
    expect(canSendNow(composerAfter(whole, { type: 'taken-back' }), none, 100)).toBe(true);
  });

  it('leaves what was typed when it is sent meanwhile', () => {
    const { text, files, isSending } = composerAfter(returned, {
      type: 'handed-over',
      text: 'First this\nAnd this',
      fileIds: ['a'],
      rest: 'And this',
    });
    expect({ text, files: files.map(({ id }) => id), isSending }).toEqual({ text: 'And this', files: ['b'], isSending: false });
  });
});

describe('Send', () => {
  it('[CHAT-25] waits until every file is at the server', () => {
    const uploading = after([{ type: 'typed', text: 'Look' }, attached(file('a'))]);
    expect(canSendNow(uploading, none, 100)).toBe(false);
    expect(canSendNow(uploading, withPhase('a', { kind: 'uploading', progress: 0.5 }), 100)).toBe(false);
    expect(canSendNow(composerAfter(uploading, answer('a')), none, 100)).toBe(true);
  });

  it('[CHAT-25] waits for a file that is uploaded again, as the server may have deleted it', () => {
    const stale = after([attached(uploaded('a'))]);
    expect(canSendNow(stale, withPhase('a', { kind: 'uploading', progress: 0 }), 100)).toBe(false);
  });

  it('[CHAT-25] is disabled by a file that failed, until that is removed', () => {
    const failed = after([{ type: 'typed', text: 'Look' }, attached(file('a'))]);
    const uploads = withPhase('a', { kind: 'failed', text: 'Too large', again: null });
    expect(canSendNow(failed, uploads, 100)).toBe(false);
    expect(canSendNow(composerAfter(failed, { type: 'files-changed', change: withoutItem('a') }), none, 100)).toBe(true);
  });

  it('[CHAT-21] is disabled while the message is handed over', () => {
    expect(canSendNow(after([{ type: 'typed', text: 'Hello' }, { type: 'sending' }]), none, 100)).toBe(false);
  });
});

describe('one of several files', () => {
  const two = after([attached(file('a'), file('b'))]);

  it('[CHAT-25] is uploaded by itself, and Send waits for the last one', () => {
    const first = composerAfter(two, answer('a'));
    expect(canSendNow(first, none, 500)).toBe(false);
    expect(canSendNow(composerAfter(first, answer('b')), none, 500)).toBe(true);
  });

  it('[CHAT-25] is sent without text', () => {
    const one = after([attached(uploaded('a'))]);
    expect([canSendNow(one, none, 500), canSendNow(emptyComposer, none, 500)]).toEqual([true, false]);
  });
});
