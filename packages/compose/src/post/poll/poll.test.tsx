import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { DraftPoll } from '@rookery/store';
import { PollButton } from './poll-button.js';
import { PollField } from './poll-field.js';
import type { PollLimits } from './poll-rules.js';

const limits: PollLimits = { maxOptions: 3, maxOptionCharacters: 12, minSeconds: 300, maxSeconds: 2_629_746 };

function renderPoll(poll: DraftPoll | null = null) {
  const draft: { poll: DraftPoll | null } = { poll };
  function Part() {
    const [value, setValue] = useState(poll);
    draft.poll = value;
    return (
      <>
        <PollButton value={value} onChange={setValue} limits={limits} />
        {value !== null && <PollField value={value} onChange={setValue} limits={limits} isNew={poll === null} />}
      </>
    );
  }
  render(<Part />);
  return { draft, user: userEvent.setup() };
}

const options = () => screen.getAllByRole('textbox');
const focused = (name: string) => expect(screen.getByRole('textbox', { name })).toHaveFocus();

test('[CMP-01] adds a poll, with the focus in its first option', async () => {
  const { draft, user } = renderPoll();
  await user.click(screen.getByRole('button', { name: 'Add poll' }));
  expect(options()).toHaveLength(2);
  focused('Option 1');
  expect(draft.poll).toEqual({ options: ['', ''], expiresIn: 86_400, multiple: false });
});

test('[A11Y-01] Enter goes to the next option and adds options up to the limit', async () => {
  const { draft, user } = renderPoll();
  await user.click(screen.getByRole('button', { name: 'Add poll' }));
  await user.keyboard('tea{Enter}rum{Enter}');
  focused('Option 3');
  await user.keyboard('milk{Enter}');
  expect(draft.poll?.options).toEqual(['tea', 'rum', 'milk']);
  expect(screen.queryByRole('button', { name: 'Add option' })).toBeNull();
});

test('Enter in an empty last option adds none', async () => {
  const { user } = renderPoll();
  await user.click(screen.getByRole('button', { name: 'Add poll' }));
  await user.keyboard('tea{Enter}{Enter}');
  expect(options()).toHaveLength(2);
});

test('removes an option above two, and moves the focus to the one before', async () => {
  const { draft, user } = renderPoll({ options: ['tea', 'rum', 'milk'], expiresIn: 86_400, multiple: false });
  await user.click(screen.getByRole('button', { name: 'Remove option 3' }));
  expect(draft.poll?.options).toEqual(['tea', 'rum']);
  focused('Option 2');
  expect(screen.queryByRole('button', { name: /Remove option/ })).toBeNull();
});

test('sets the duration and several choices', async () => {
  const { draft, user } = renderPoll({ options: ['tea', 'rum'], expiresIn: 86_400, multiple: false });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), '3 days');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Minutes' }), '30 minutes');
  await user.click(screen.getByRole('switch', { name: 'Allow several choices' }));
  expect(draft.poll).toMatchObject({ expiresIn: 3 * 86_400 + 1800, multiple: true });
});

test('says how long a poll lasts at least', async () => {
  const { user } = renderPoll({ options: ['tea', 'rum'], expiresIn: 86_400, multiple: false });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), '0 days');
  expect(screen.getByRole('alert')).toHaveTextContent('A poll on this server lasts at least 5 minutes.');
});

test('counts the characters of an option near its limit and past it', async () => {
  const { user } = renderPoll({ options: ['', ''], expiresIn: 86_400, multiple: false });
  const [first] = options();
  await user.type(first ?? document.body, 'twelve chars');
  expect(first).toHaveAccessibleDescription(/0 characters left/);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.keyboard('!');
  expect(first).toHaveAccessibleDescription(/1 character too many/);
  expect(first).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Option 1 is longer than 12 characters.');
});

test('asks for two options only after the poll was left', async () => {
  const { user } = renderPoll();
  await user.click(screen.getByRole('button', { name: 'Add poll' }));
  await user.keyboard('tea');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.click(document.body);
  expect(screen.getByRole('alert')).toHaveTextContent('Write at least 2 different options.');
});

test('[CMP-01] removes the poll', async () => {
  const { draft, user } = renderPoll({ options: ['tea', 'rum'], expiresIn: 86_400, multiple: false });
  const [remove] = screen.getAllByRole('button', { name: 'Remove poll' });
  await user.click(remove ?? document.body);
  expect(draft.poll).toBeNull();
});

test('the button says that the server takes no poll with media', () => {
  render(<PollButton value={null} onChange={() => undefined} limits={limits} isRefused />);
  expect(screen.getByRole('button', { name: 'This server does not allow a poll together with media' })).toBeDisabled();
});
