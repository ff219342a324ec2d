import { expect, it } from 'vitest';
import { chatRows } from './chat-rows.js';

it('turns entries into rows with keys of their own, the oldest first', () => {
  const rows = chatRows({
    entries: [
      { kind: 'pending', key: 'k' },
      { kind: 'item', id: '9' },
      { kind: 'gap', newerId: '9', olderId: '4' },
      { kind: 'item', id: '4' },
    ],
  });
  expect(rows).toEqual([
    { kind: 'message', key: 'm:4', id: '4', isOwn: false, isGroupStart: true, isGroupEnd: true },
    { kind: 'gap', key: 'g:9', newerId: '9', olderId: '4' },
    { kind: 'message', key: 'm:9', id: '9', isOwn: false, isGroupStart: true, isGroupEnd: true },
    { kind: 'pending', key: 'p:k', recordId: 'k', isGroupStart: true, isGroupEnd: true },
  ]);
});
