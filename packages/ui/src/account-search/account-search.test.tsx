import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountSearch, type AccountChoice } from './account-search.js';

const tobi: AccountChoice = { id: '1', displayName: 'Tobias Okafor', acct: 'tobi@tram.example', avatar: '', verified: true };
const yui: AccountChoice = { id: '2', displayName: '結衣', acct: 'yui@hoshi.example', avatar: '', verified: false };

interface Asked {
  words: string;
  signal: AbortSignal;
  answer(found: readonly AccountChoice[]): void;
  fail(): void;
}

function draw() {
  const asked: Asked[] = [];
  const onChoose = vi.fn<(account: AccountChoice) => void>();
  const search = (words: string, signal: AbortSignal) =>
    new Promise<readonly AccountChoice[]>((resolve, reject) => {
      asked.push({ words, signal, answer: resolve, fail: () => reject(new Error('down')) });
    });
  const view = render(<AccountSearch search={search} onChoose={onChoose} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for an account' });
  return { asked, onChoose, field, ...view };
}

describe('requests', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const type = (field: HTMLInputElement, value: string): void => {
    act(() => field.focus());
    fireEvent.change(field, { target: { value } });
  };
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('[UI-01] begin once typing has paused for 300 ms', async () => {
    const { asked, field } = draw();
    type(field, 't');
    await wait(299);
    type(field, 'to ');
    await wait(299);
    expect(asked).toEqual([]);
    await wait(1);
    expect(asked.map(({ words }) => words)).toEqual(['to']);
  });

  it('[UI-01] abort the one before, whose late answer is not shown', async () => {
    const { asked, field } = draw();
    type(field, 't');
    await wait(300);
    type(field, 'y');
    expect(asked[0]?.signal.aborted).toBe(true);
    await wait(300);
    asked[1]?.answer([yui]);
    await wait(0);
    asked[0]?.answer([tobi]);
    await wait(0);
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('option', { name: /yui@hoshi\.example/ })).toBeInTheDocument();
  });

  it('[UI-01] are not made for a blank text, which clears the results', async () => {
    const { asked, field } = draw();
    type(field, 't');
    await wait(300);
    asked[0]?.answer([tobi]);
    await wait(0);
    type(field, ' ');
    await wait(300);
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('are aborted when the field is gone', async () => {
    const { asked, field, unmount } = draw();
    type(field, 't');
    await wait(300);
    unmount();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('say so when they fail', async () => {
    const { asked, field } = draw();
    type(field, 't');
    await wait(300);
    asked[0]?.fail();
    await wait(0);
    expect(screen.getByText('The search could not be loaded.')).toBeInTheDocument();
  });
});

async function drawFound() {
  const user = userEvent.setup();
  const drawn = draw();
  await user.type(drawn.field, 'o');
  await vi.waitFor(() => expect(drawn.asked).toHaveLength(1));
  drawn.asked[0]?.answer([tobi, yui]);
  await screen.findAllByRole('option');
  return { user, ...drawn };
}

it('[UI-01] hands on the account that the keyboard chooses, and clears the field', async () => {
  const { user, onChoose, field, asked } = await drawFound();
  expect(field).toHaveAttribute('placeholder', 'Search for an account');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(yui);
  expect(field).toHaveValue('');
  expect(screen.queryByRole('option')).toBeNull();
  expect(asked).toHaveLength(1);
});

it('[UI-01] hands on the account that a pointer chooses, also a second time', async () => {
  const { user, onChoose, field, asked } = await drawFound();
  await user.click(screen.getByRole('option', { name: /Tobias Okafor/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(tobi);
  await user.type(field, 'to');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer([tobi]);
  await user.click(await screen.findByRole('option', { name: /Tobias Okafor/ }));
  expect(onChoose).toHaveBeenCalledTimes(2);
  expect(field).toHaveValue('');
});

it('[UI-01] has a button that clears a text, and returns to the field', async () => {
  const { user, field } = await drawFound();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

it('[UI-01] Escape leaves the field with its text', async () => {
  const { user, field, onChoose } = await drawFound();
  await user.keyboard('{Escape}');
  expect(field).not.toHaveFocus();
  expect(field).toHaveValue('o');
  expect(screen.queryByRole('option')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

it('[A11Y-01] Escape reaches the dialog around the field once the results are closed', async () => {
  const onKeyDown = vi.fn<() => void>();
  const user = userEvent.setup();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog
    <div onKeyDown={onKeyDown}>
      <AccountSearch search={() => Promise.resolve([tobi])} onChoose={() => undefined} />
    </div>,
  );
  await user.type(screen.getByRole('combobox'), 'o');
  await screen.findByRole('option');
  onKeyDown.mockClear();
  await user.keyboard('{Escape}');
  expect(onKeyDown).not.toHaveBeenCalled();
  screen.getByRole('combobox').focus();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
});
