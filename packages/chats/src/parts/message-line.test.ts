import { anAttachment } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import { aChat, aMessage } from '../test-support/chats.js';
import { isLastFromMe, messageLine } from './message-line.js';

const label = (name: string) => (values?: Readonly<Record<string, unknown>>) => `${String(values?.['count'])} ${name}`;
const text = { picture: label('picture'), gif: label('gif'), video: label('video'), audio: label('audio'), file: label('file') };

it('[CHAT-01] puts a message in one line of text', () => {
  expect(messageLine(aMessage({ content: '<p>Two<br>lines</p><p>and a <b>third</b></p>' }), text)).toBe('Two lines and a third');
});

it('[CHAT-01] names the files of a message without text', () => {
  const files = (...types: ('image' | 'gifv' | 'video')[]) =>
    aMessage({ content: '', attachments: types.map((type, index) => anAttachment({ id: String(index), type })) });
  expect(messageLine(files('image', 'image'), text)).toBe('2 picture');
  expect(messageLine(files('gifv', 'gifv'), text)).toBe('2 gif');
  expect(messageLine(files('video'), text)).toBe('1 video');
  expect(messageLine(files('gifv', 'video'), text)).toBe('2 file');
  expect(messageLine(files('image', 'video'), text)).toBe('2 file');
  expect(messageLine(files(), text)).toBe('');
});

it('[CHAT-01] knows its own last message by its author, who is no other member', () => {
  expect(isLastFromMe(aChat())).toBe(false);
  expect(isLastFromMe(aChat({ lastMessage: aMessage({ accountId: '1' }) }))).toBe(true);
  expect(isLastFromMe(aChat({ lastMessage: null }))).toBe(false);
});
