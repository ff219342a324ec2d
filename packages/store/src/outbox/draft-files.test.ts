import { expect, it } from 'vitest';
import { attachFiles, detachFiles } from './drafts.data.js';

const picture = new Blob(['picture'], { type: 'image/png' });
const draft = { text: 'The harbour', parts: [{ media: [{ name: 'a.png', file: picture, focus: null }] }], banner: picture };

it('[CMP-02] stores a file that a draft has twice once', () => {
  const { value, files } = detachFiles(draft, () => '1');
  expect([...files]).toEqual([['1', picture]]);
  expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});

it('[CMP-02] puts the files back in their places', () => {
  const { value, files } = detachFiles(draft, () => '1');
  const attached = attachFiles(value, files) as typeof draft;
  expect(attached).toEqual(draft);
  expect(attached.banner).toBe(picture);
});

it('[CMP-02] keeps the words of a draft whose file is gone', () => {
  const { value } = detachFiles(draft, () => '1');
  expect(attachFiles(value, new Map())).toEqual({
    ...draft,
    parts: [{ media: [{ name: 'a.png', file: null, focus: null }] }],
    banner: null,
  });
});

it('[CMP-02] reads drafts of earlier versions, which have their files inside', () => {
  expect((attachFiles(draft, new Map()) as typeof draft).banner).toBe(picture);
});
