import type { MediaAttachment } from '@rookery/api-client';
import { anAttachment } from '@rookery/api-client/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMessage, noor, people, picture } from '../test-support/chats.js';
import { MessageBubble } from './message-bubble.js';

const notice = 'This message has no text and no file.';

function show(content: string, attachments: readonly MediaAttachment[] = []): void {
  render(
    <MessageBubble
      message={aMessage({ content, attachments })}
      isOwn={false}
      author={noor}
      members={people}
      receipt={null}
      isDeleting={false}
      items={[]}
      isTabStop={false}
    />,
  );
}

it.each(['', ' \n', '<p></p>', '<p><br></p>', '<span>&nbsp;</span>'])(
  'says that a message of %j has nothing to show',
  content => {
    show(content);
    expect(screen.getByText(notice)).toBeVisible();
  },
);

it.each([
  ['text', '<p>0</p>', []],
  ['a file', '', [anAttachment({ url: picture })]],
])('says nothing of a message with %s', (_, content, attachments) => {
  show(content, attachments);
  expect(screen.queryByText(notice)).toBeNull();
});
