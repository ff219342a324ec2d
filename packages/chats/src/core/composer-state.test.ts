import { describe, expect, it } from 'vitest';
import {
  admittedFiles,
  canSendNow,
  composerAfter,
  emptyComposer,
  type ComposerAction,
  type ComposerFile,
  type ComposerState,
} from './composer-state.js';

const file = (id: string, further: Partial<ComposerFile> = {}): ComposerFile => ({
  id,
  file: new Blob([id]),
  name: `${id}.png`,
  mediaId: null,
  uploadedAt: null,
  progress: 0,
  error: null,
  ...further,
});
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
  const writing = after([{ type: 'typed', text: 'Hello' }, { type: 'attached', files: [file('a')] }, { type: 'sending' }]);

  it('leaves the field', () => {
    expect(composerAfter(writing, { type: 'handed-over', text: 'Hello', fileIds: ['a'] })).toMatchObject({
      text: '',
      files: [],
      isSending: false,
    });
  });

  it('leaves words and files that came meanwhile', () => {
    const state = after(
      [
        { type: 'typed', text: 'Hello again' },
        { type: 'attached', files: [file('b')] },
        { type: 'handed-over', text: 'Hello', fileIds: ['a'] },
      ],
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
  const typing = after([
    { type: 'typed', text: 'And this' },
    { type: 'attached', files: [file('b')] },
  ]);
  const returned = composerAfter(typing, { type: 'returned', text: 'First this', files: [file('a')], failure: null });

  it('[CHAT-11] stands above what was typed since', () => {
    expect(returned).toMatchObject({ text: 'First this\nAnd this', files: [{ id: 'a' }, { id: 'b' }] });
  });

  it('[CHAT-21] cannot be sent again before the outbox has it no more', () => {
    const uploaded = after(
      ['a', 'b'].map(fileId => ({ type: 'uploaded', fileId, mediaId: fileId, at: 1 })),
      returned,
    );
    expect(canSendNow(uploaded, 100)).toBe(false);
    expect(canSendNow(composerAfter(uploaded, { type: 'taken-back' }), 100)).toBe(true);
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
    const uploading = after([
      { type: 'typed', text: 'Look' },
      { type: 'attached', files: [file('a')] },
      { type: 'progressed', fileId: 'a', progress: 0.5 },
    ]);
    expect(canSendNow(uploading, 100)).toBe(false);
    expect(canSendNow(composerAfter(uploading, { type: 'uploaded', fileId: 'a', mediaId: '7', at: 1 }), 100)).toBe(true);
  });

  it('[CHAT-25] is disabled by a file that failed, until that is removed', () => {
    const failed = after([
      { type: 'typed', text: 'Look' },
      { type: 'attached', files: [file('a')] },
      { type: 'upload-failed', fileId: 'a', error: 'Too large' },
    ]);
    expect(failed).toMatchObject({ text: 'Look', files: [{ error: 'Too large', progress: 0 }] });
    expect(canSendNow(failed, 100)).toBe(false);
    expect(canSendNow(composerAfter(failed, { type: 'removed', fileId: 'a' }), 100)).toBe(true);
  });

  it('[CHAT-21] is disabled while the message is handed over', () => {
    expect(canSendNow(after([{ type: 'typed', text: 'Hello' }, { type: 'sending' }]), 100)).toBe(false);
  });
});

describe('files', () => {
  const sized = (size: number) => ({ size });

  it('are admitted up to the limit of a message', () => {
    expect(admittedFiles(1, [sized(1), sized(2)], 2)).toEqual({ admitted: [sized(1)], refusals: ['tooManyFiles'] });
    expect(admittedFiles(0, [sized(1), sized(2)], 2)).toEqual({ admitted: [sized(1), sized(2)], refusals: [] });
  });

  it('are refused when they are empty, and where messages have none', () => {
    expect(admittedFiles(0, [sized(0)], 1)).toEqual({ admitted: [], refusals: ['emptyFile'] });
    expect(admittedFiles(0, [sized(1)], 0)).toEqual({ admitted: [], refusals: ['noAttachments'] });
    expect(admittedFiles(0, [], 0)).toEqual({ admitted: [], refusals: [] });
  });
});

describe('one of several files', () => {
  const two = after([{ type: 'attached', files: [file('a'), file('b')] }]);

  it('[CHAT-25] is uploaded by itself, and Send waits for the last one', () => {
    const first = composerAfter(two, { type: 'uploaded', fileId: 'a', mediaId: '1', at: 5 });
    expect(first.files.map(({ mediaId }) => mediaId)).toEqual(['1', null]);
    expect(canSendNow(first, 500)).toBe(false);
    expect(canSendNow(composerAfter(first, { type: 'uploaded', fileId: 'b', mediaId: '2', at: 6 }), 500)).toBe(true);
  });

  it('[CHAT-25] is sent without text', () => {
    const one = after([
      { type: 'attached', files: [file('a')] },
      { type: 'uploaded', fileId: 'a', mediaId: '1', at: 5 },
    ]);
    expect([canSendNow(one, 500), canSendNow(emptyComposer, 500)]).toEqual([true, false]);
  });
});
