import { anAttachment, aStatus } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import { linkedIndex, mediaHref } from './media-link.js';

const status = aStatus({ media_attachments: [anAttachment({ id: '1' }), anAttachment({ id: '2' })] });
const read = (search: string, post = status) => linkedIndex(search, post, 'default');

it('reads the address that it writes', () => {
  const { search } = new URL(mediaHref('/@mara/posts/1', 1), 'https://rookery.test');
  expect(search).toBe('?media=2');
  expect(read(search)).toBe(1);
});

it.each(['', '?media', '?media=0', '?media=3', '?media=-1', '?media=1.5', '?media=1e1', '?media=9999', '?media=%00'])(
  'opens nothing for %j',
  search => expect(read(search)).toBeNull(),
);

it('uncovers no media', () => {
  expect(read('?media=1', { ...status, sensitive: true })).toBeNull();
  expect(read('?media=1', { ...status, spoiler_text: 'Food' })).toBeNull();
  expect(linkedIndex('?media=1', { ...status, sensitive: true }, 'show_all')).toBe(0);
  expect(linkedIndex('?media=1', status, 'hide_all')).toBeNull();
});
