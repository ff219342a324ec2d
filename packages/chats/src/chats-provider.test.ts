import { createClient } from '@rookery/api-client';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChatsProvider } from './chats-provider.js';
import { Chats } from './chats.screen.js';
import { ChatPane } from './screens/chat-pane.screen.js';

const client = createClient({
  baseUrl: 'https://rookery.test',
  accessToken: 'token',
  fetch: () => Promise.reject(new Error('A server render sends nothing.')),
});
// oxlint-disable-next-line react/no-children-prop -- tests that run without a document have no JSX
const onServer = (children: ReactElement) => renderToString(createElement(ChatsProvider, { client, children }));

it('renders the list, an open chat and the settings on a server', () => {
  expect(onServer(createElement(Chats, { level: 1 }))).toContain('<h1>Chats</h1>');
  expect(onServer(createElement(Chats, { chatId: '7' }))).toContain('Loading messages…');
  expect(onServer(createElement(Chats, { panel: 'settings' }))).toContain('<h2>Chat settings</h2>');
});

it('[CHAT-32] renders the docked pane on a server', () => {
  expect(onServer(createElement(ChatPane, { isOpen: true, onOpenChange: () => undefined }))).toContain('Search inbox');
  expect(onServer(createElement(ChatPane, { isOpen: false, onOpenChange: () => undefined }))).not.toContain('Search inbox');
});
