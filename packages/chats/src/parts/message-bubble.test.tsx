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

it.each([
  ['gifv', 'GIF'],
  ['video', 'Video'],
  ['audio', 'Audio'],
] as const)('names a file of the kind %s that has no description', (type, name) => {
  show('', [anAttachment({ type, url: 'https://media.example/1.mp4', description: null })]);
  expect(screen.getByLabelText(name)).toBeVisible();
});

it('names a file that browsers cannot show, with its description and its host', () => {
  const url = 'https://xn--berholt-m2a.example/Fahrplan%202026.pdf';
  show('', [anAttachment({ type: 'unknown', url, description: 'The winter timetable' })]);
  const link = screen.getByRole('link', { name: /^Fahrplan 2026.pdf/ });
  expect(link).toHaveTextContent('The winter timetable · überholt.example');
  expect(link).toHaveAttribute('href', url);
});

it('says that a file without an address is one', () => {
  show('', [anAttachment({ type: 'unknown', url: null, description: null })]);
  expect(screen.getByText('Open file')).toBeVisible();
});
