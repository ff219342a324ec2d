import { expect, it, vi } from 'vitest';
import { createEmojiSearch } from './emoji-search.js';

const tram = { shortcode: 'tram', url: 'https://a.test/t.png', static_url: 'https://a.test/t.png', visible_in_picker: true };
const kinds = async (found: ReturnType<ReturnType<typeof createEmojiSearch>>) => (await found).map(({ kind }) => kind);

it('[CMP-01] [CHAT-26] finds emoji of Unicode without those of the server, and asks for them with the next word', async () => {
  const loadCustom = vi.fn(() => Promise.resolve([tram]));
  loadCustom.mockRejectedValueOnce(new Error('offline'));
  const search = createEmojiSearch(loadCustom);
  expect(await kinds(search('tram'))).not.toContain('custom');
  expect(await kinds(search('tram'))).toContain('custom');
});

it('[CMP-01] [CHAT-26] returns what it finds at once after the first word', async () => {
  const loadCustom = vi.fn(() => Promise.resolve([tram]));
  const search = createEmojiSearch(loadCustom);
  await search('tr');
  expect(search('tra')).toMatchObject([{ kind: 'custom' }, { kind: 'emoji' }, {}, {}, {}]);
  expect(loadCustom).toHaveBeenCalledOnce();
});
