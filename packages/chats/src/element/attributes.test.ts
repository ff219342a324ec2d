import { expect, it } from 'vitest';
import { readAttributes } from './attributes.js';

const parse = (attributes: Readonly<Record<string, string>>, pageLocale = '') =>
  readAttributes(name => attributes[name] ?? null, pageLocale);

it('has defaults for everything but the server', () => {
  expect(parse({})).toEqual({
    server: null,
    chatId: null,
    locale: 'en',
    direction: 'ltr',
    theme: 'auto',
    layout: 'inline',
  });
});

it('parses every attribute', () => {
  expect(parse({ server: 'chat.example', 'chat-id': '7', locale: 'ar-eg', dir: 'LTR', theme: 'dark', layout: 'dock' })).toEqual({
    server: 'https://chat.example',
    chatId: '7',
    locale: 'ar-EG',
    direction: 'ltr',
    theme: 'dark',
    layout: 'dock',
  });
});

it.each(['javascript:alert(1)', 'http://chat.example', 'https://user@chat.example', 'data:text/html,x', '//', ''])(
  '[API-02] takes %j for no server',
  server => {
    expect(parse({ server }).server).toBeNull();
  },
);

it('ignores unknown values', () => {
  expect(parse({ theme: 'url(x)', layout: 'popup', dir: 'auto', 'chat-id': '' })).toEqual(parse({}));
});
