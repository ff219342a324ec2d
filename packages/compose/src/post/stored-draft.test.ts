import { describe, expect, it } from 'vitest';
import { anEmptyDraft as aDraft, anEmptyPart as aPart, aPicture } from '@rookery/store/testing';
import { readDraft } from './stored-draft.js';

let made = 0;
const newId = () => `new-${(made += 1)}`;
const read = (value: unknown) => readDraft(value, newId);

describe('[CMP-02] readDraft', () => {
  it('reads a draft as it was stored', () => {
    const draft = aDraft({
      parts: [
        aPart({ text: 'one', media: [{ ...aPicture(), focus: { x: 0.5, y: -1 } }] }),
        aPart({ spoilerText: '', poll: { options: ['a', 'b'], expiresIn: 300, multiple: true } }),
      ],
      visibility: 'private',
      inReplyToId: '7',
      prefilledText: '@edda ',
      prefilledSpoilerText: 'Food',
      scheduledAt: 9,
      to: ['edda'],
    });
    expect(read(structuredClone(draft))).toEqual(draft);
  });

  it.each([
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { id: '1' },
    { id: 7, parts: [{ text: 'a' }] },
    { id: '1', parts: [] },
    { id: '1', parts: [null] },
  ])('finds nothing in %j', value => {
    expect(read(value)).toBeNull();
  });

  it.each([
    ['edda', undefined],
    [null, undefined],
    [
      ['edda', 7, null, {}, 'noor'],
      ['edda', 'noor'],
    ],
    [[], []],
  ])('reads the recipients %j as %j', (to, read_) => {
    expect(read({ ...aDraft(), to })?.to).toEqual(read_);
  });

  it('keeps the words of a damaged draft', () => {
    const draft = read({
      id: '1',
      parts: [{ text: 'one', media: 'x', poll: [] }, { text: { evil: 1 } }, null],
      updatedAt: Number.NaN,
    });
    expect(draft?.parts).toMatchObject([
      { text: 'one', spoilerText: null, sensitive: false, media: [], poll: null },
      { text: '', media: [] },
    ]);
    expect(draft?.parts.every(({ id }) => id.startsWith('new-'))).toBe(true);
    expect(draft?.updatedAt).toBe(0);
  });

  it('makes an unknown visibility the narrowest one, never a wider one', () => {
    for (const visibility of [undefined, 'everyone', '__proto__', 'constructor', 3])
      expect(read({ id: '1', parts: [{ text: 'a' }], visibility })?.visibility).toBe('direct');
    expect(read({ id: '1', parts: [{ text: 'a' }], visibility: 'unknown' })?.visibility).toBe('direct');
    expect(read({ id: '1', parts: [{ text: 'a' }], visibility: 'unknown', editedId: '7' })?.visibility).toBe('unknown');
  });

  it('leaves out files that neither the device nor the server has', () => {
    const blob = new Blob(['x']);
    const media = [
      { id: 'a', file: null },
      { id: 'b', file: blob },
      { file: 'C:\\evil', attachment: { url: 'x' } },
      { id: 'd', attachment: { id: '9' } },
    ];
    expect(read({ id: '1', parts: [{ media }] })?.parts[0]?.media.map(({ id }) => id)).toEqual(['b', 'd']);
  });

  it('repairs a poll', () => {
    const poll = { options: ['a', null, 7], expiresIn: 'soon' };
    expect(read({ id: '1', parts: [{ poll }] })?.parts[0]?.poll).toEqual({
      options: ['a', '', ''],
      expiresIn: 86_400,
      multiple: false,
    });
  });
});
