import { expect, it } from 'vitest';
import { serverLinks } from './element-links.js';

const links = serverLinks('https://tram.example');

it.each([
  [{ kind: 'public', isLocal: false } as const, 'https://tram.example/public'],
  [{ kind: 'public', isLocal: true } as const, 'https://tram.example/public/local'],
  [{ kind: 'tag', name: 'قطط' } as const, `https://tram.example/tags/${encodeURIComponent('قطط')}`],
  [{ kind: 'account', acct: 'mara@far.example' } as const, 'https://tram.example/@mara@far.example'],
  [{ kind: 'account', accountId: '7' } as const, 'https://tram.example'],
  [{ kind: 'status', statusId: '7', origin: null } as const, 'https://tram.example'],
])('leads from %j to its page on the server', (source, href) => {
  expect(links.list(source)).toBe(href);
});

it('keeps a hostile hashtag on the server', () => {
  expect(links.hrefs.tag('../..//evil.example')).toBe('https://tram.example/tags/..%2F..%2F%2Fevil.example');
});
