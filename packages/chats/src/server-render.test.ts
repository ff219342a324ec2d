import { createClient } from '@rookery/api-client';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Chats, ChatsProvider, type ChatsProviderProps } from './index.js';

it('renders on a server, which has no DOM', () => {
  expect(globalThis).not.toHaveProperty('document');
  const client = createClient({
    baseUrl: 'https://chat.example',
    accessToken: 'token',
    fetch: () => new Promise(() => undefined),
  });
  const markup = renderToString(createElement(ChatsProvider, { client } as ChatsProviderProps, createElement(Chats)));
  expect(markup).toContain('rk-chats');
});

it('lets a server import the element', async () => {
  const { RookeryChatsElement } = await import('./element/index.js');
  expect(RookeryChatsElement.observedAttributes).toContain('server');
});
