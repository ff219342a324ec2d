import { anAccount, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { accountIdsOf, addressed, chatIdOf, chatIdWith, directMessage } from './direct-posts.js';

const mara = anAccount({ id: '1', acct: 'mara', url: 'https://rookery.test/@mara' });
const tobi = anAccount({ id: '2', acct: 'tobi@tram.example', url: 'https://tram.example/@tobi' });
const mention = ({ id, acct, username, url }: typeof mara) => ({ id, acct, username, url: url ?? '' });
const link = (url: string, name: string) =>
  `<span class="h-card" translate="no"><a href="${url}" class="u-url mention">@<span>${name}</span></a></span>`;

describe('the chat of a direct post', () => {
  const post = aStatus({ visibility: 'direct', account: tobi, mentions: [mention(mara)] });

  it('is that with everybody it is addressed to, whoever wrote it', () => {
    expect(chatIdOf(post, '1')).toBe('with_2');
    expect(chatIdOf({ ...post, account: mara, mentions: [mention(tobi)] }, '1')).toBe('with_2');
    expect(chatIdOf({ ...post, mentions: [mention(mara), { ...mention(tobi), id: '3' }] }, '1')).toBe('with_2_3');
    expect(accountIdsOf(chatIdWith(['3', '2']))).toEqual(['2', '3']);
  });

  it('is none for a public post, and for a note to oneself', () => {
    expect(chatIdOf({ ...post, visibility: 'public' }, '1')).toBeNull();
    expect(chatIdOf({ ...post, account: mara, mentions: [] }, '1')).toBeNull();
  });
});

describe('the message of a direct post', () => {
  const contentOf = (content: string, spoiler_text = '') =>
    directMessage(aStatus({ visibility: 'direct', content, spoiler_text }), 'with_2', [mara, tobi]).content;

  it('has no mentions of members in front of its text', () => {
    expect(contentOf(`<p>${link(mara.url ?? '', 'mara')} ${link(tobi.url ?? '', 'tobi')} Ahoy</p>`)).toBe('<p>Ahoy</p>');
    expect(contentOf(`<p>${link(mara.url ?? '', 'mara')}</p><p>Ahoy</p>`)).toBe('<p>Ahoy</p>');
  });

  it('keeps mentions of others, and those amid the text', () => {
    const other = `<p>${link('https://ink.example/@ola', 'ola')} Ahoy</p>`;
    const amid = `<p>Ahoy ${link(mara.url ?? '', 'mara')}</p>`;
    expect(contentOf(other)).toBe(other);
    expect(contentOf(amid)).toBe(amid);
  });

  it('begins with the content warning as text', () => {
    expect(contentOf('<p>Ahoy</p>', '<b>Tea</b> & ghosts')).toBe('<p>&lt;b&gt;Tea&lt;/b&gt; &amp; ghosts</p><p>Ahoy</p>');
  });
});

it('mentions every member in front of a text', () => {
  expect(addressed('Ahoy', [mara, tobi])).toBe('@mara @tobi@tram.example Ahoy');
});
