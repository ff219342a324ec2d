import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from '@rookery/ui';
import { anAccount } from '@rookery/api-client/testing';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Suggest } from '@rookery/ui/completion';
import type { Suggestion } from './completion/suggestions.js';
import { TextEditor } from './text-editor.js';

const accounts: Suggestion[] = ['edda@tram.example', 'edgar'].map(acct => ({
  kind: 'account',
  account: anAccount({ acct, display_name: acct }),
}));
const tags: Suggestion[] = [{ kind: 'tag', name: 'ferry' }];

/** jsdom shows no popovers. */
const inPopover = { hidden: true };

/** A closed list stays in the document, out of sight and unknown to the field. */
function expectNoList(field: HTMLElement): void {
  expect(screen.queryAllByRole('listbox', inPopover).filter(list => list.style.visibility !== 'hidden')).toEqual([]);
  expect(field).not.toHaveAttribute('aria-controls');
  expect(field).not.toHaveAttribute('aria-activedescendant');
}

function editor(initial = '', placeholder?: string) {
  const onSend = vi.fn();
  const onPasteFiles = vi.fn();
  const onOuterKey = vi.fn();
  const suggestFor = {
    '@': vi.fn<Suggest<Suggestion>>().mockResolvedValue(accounts),
    '#': vi.fn<Suggest<Suggestion>>().mockResolvedValue(tags),
    ':': vi.fn<Suggest<Suggestion>>().mockResolvedValue([]),
  };
  function Field() {
    const [store] = useState(() => createStore(initial));
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog around the editor
      <div onKeyDown={event => onOuterKey(event.key)}>
        <TextEditor
          label="Text"
          placeholder={placeholder}
          text={store}
          onChange={text => store.set(() => text)}
          language={null}
          suggestFor={suggestFor}
          onSend={onSend}
          onPasteFiles={onPasteFiles}
        />
      </div>
    );
  }
  render(<Field />);
  return {
    field: screen.getByRole<HTMLTextAreaElement>('textbox'),
    user: userEvent.setup(),
    suggestFor,
    onSend,
    onPasteFiles,
    onOuterKey,
  };
}

describe('completion', () => {
  it('[CMP-01] offers accounts from the third character on, and takes the chosen one with Enter', async () => {
    const { field, user, suggestFor } = editor();
    await user.type(field, 'hi @e');
    expect(suggestFor['@']).not.toHaveBeenCalled();
    await user.type(field, 'd');
    const options = await screen.findAllByRole('option', inPopover);
    expect(options.map(option => option.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox', inPopover).id);
    expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('hi @edda@tram.example ');
    expect(field).toHaveFocus();
    expect(field.selectionStart).toBe(field.value.length);
    expectNoList(field);
  });

  it('[CMP-01] replaces the word that the caret is in, and keeps the text behind it', async () => {
    const { field, user } = editor('see #fer today');
    await user.click(field);
    field.setSelectionRange(8, 8);
    fireEvent.select(field);
    await screen.findByRole('option', inPopover);
    await user.keyboard('{Tab}');
    expect(field).toHaveValue('see #ferry today');
    expect(field.selectionStart).toBe('see #ferry '.length);
  });

  it('[CMP-01] closes the list alone with Escape, and keeps it closed for the word', async () => {
    const { field, user, onOuterKey } = editor();
    await user.type(field, '#fer');
    await screen.findByRole('option', inPopover);
    onOuterKey.mockClear();
    await user.keyboard('{Escape}');
    expectNoList(field);
    expect(onOuterKey).not.toHaveBeenCalled();
    await user.keyboard('ry');
    await Promise.resolve();
    expectNoList(field);
    await user.keyboard('{Escape}');
    expect(onOuterKey).toHaveBeenLastCalledWith('Escape');
    await user.type(field, ' #fer');
    expect(await screen.findByRole('option', inPopover)).toBeInTheDocument();
  });

  it('shows suggestions that are at hand with the letter that was typed', async () => {
    const { field, suggestFor } = editor();
    suggestFor[':'].mockReturnValue(tags);
    field.focus();
    fireEvent.input(field, { target: { value: ':fe' } });
    expect(await screen.findByRole('option', inPopover)).toHaveTextContent('#ferry');
    suggestFor[':'].mockReturnValue([{ kind: 'tag', name: 'feather' }]);
    fireEvent.input(field, { target: { value: ':fea' } });
    expect(screen.getByRole('option', inPopover)).toHaveTextContent('#feather');
  });

  it('opens the list of a word before again, with the suggestions of the next word', async () => {
    const { field, user, suggestFor } = editor();
    suggestFor[':'].mockReturnValue(tags);
    await user.type(field, ':fe');
    const list = await screen.findByRole('listbox', inPopover);
    await user.type(field, ' ');
    expectNoList(field);
    suggestFor[':'].mockReturnValue([{ kind: 'tag', name: 'harbour' }]);
    await user.type(field, ':ha');
    expect(screen.getByRole('listbox', inPopover)).toBe(list);
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(screen.getByRole('option', inPopover)).toHaveTextContent('#harbour');
  });

  it('forgets the list when the field loses the focus', async () => {
    const { field, user } = editor();
    await user.type(field, '#fer');
    await screen.findByRole('option', inPopover);
    fireEvent.blur(field);
    expect(screen.queryByRole('listbox', inPopover)).toBeNull();
  });

  it('shows its placeholder while it is empty', async () => {
    const { field, user } = editor('', 'What is on your mind?');
    expect(field.placeholder).toBe('What is on your mind?');
    await user.type(field, 'a');
    expect(field.placeholder).toBe('');
    await user.clear(field);
    expect(field.placeholder).toBe('What is on your mind?');
  });

  it('[CMP-01] aborts the request for a word that goes on', async () => {
    const { field, user, suggestFor } = editor();
    const signals: AbortSignal[] = [];
    suggestFor['@'].mockImplementation((_query, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    await user.type(field, '@edda');
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(suggestFor['@'].mock.calls.map(([query]) => query)).toEqual(['ed', 'edda']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('offers nothing while a word is composed with an input method', async () => {
    const { field, suggestFor } = editor();
    fireEvent.compositionStart(field);
    fireEvent(field, new InputEvent('input', { bubbles: true }));
    field.focus();
    field.value = '#fer';
    field.setSelectionRange(4, 4);
    const event = new InputEvent('input', { bubbles: true, isComposing: true });
    fireEvent(field, event);
    expect(suggestFor['#']).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(suggestFor['#']).toHaveBeenCalledOnce());
  });

  it('chooses a suggestion by a press and keeps the focus', async () => {
    const { field, user } = editor();
    await user.type(field, '@ed');
    await user.click((await screen.findAllByRole('option', inPopover))[1] as HTMLElement);
    expect(field).toHaveValue('@edgar ');
    expect(field).toHaveFocus();
  });
});

it('[CMP-01] sends with Ctrl or Cmd and Enter, and begins a line with Enter', async () => {
  const { field, user, onSend } = editor('a');
  await user.type(field, '{Enter}b');
  expect(field).toHaveValue('a\nb');
  await user.keyboard('{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}');
  expect(onSend).toHaveBeenCalledTimes(2);
  expect(field).toHaveValue('a\nb');
});

it('[CMP-01] pastes the text of a program that adds a picture of it, with the address of its link', async () => {
  const { field, user, onPasteFiles } = editor('Look: !');
  await user.click(field);
  field.setSelectionRange(6, 6);
  const html = '<p>see <a href="https://a.example/x" onclick="alert(1)">this</a></p>';
  const getData = (type: string) => (type === 'text/html' ? html : 'see this');
  fireEvent.paste(field, { clipboardData: { files: [new File(['x'], 'image.png')], getData } });
  expect(field).toHaveValue('Look: see this (https://a.example/x)!');
  expect(onPasteFiles).not.toHaveBeenCalled();
});

it('takes pasted files, and text from a clipboard that has both', async () => {
  const { field, user, onPasteFiles } = editor();
  await user.click(field);
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  fireEvent.paste(field, { clipboardData: { files: [file], getData: () => '' } });
  expect(onPasteFiles).toHaveBeenCalledExactlyOnceWith([file]);
  fireEvent.paste(field, { clipboardData: { files: [file], getData: () => 'cells of a table' } });
  expect(onPasteFiles).toHaveBeenCalledOnce();
});
