import { createQueryClient } from '@rookery/store';
import { NotifyProvider, useStore, type Notify } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { modalHost } from './modal-host.js';
import { TYPING_PAUSE_MS } from './modal-loader.dom.js';
import { modals, type OpenModal } from './modals.js';
import { typedAhead, typingSubject } from './typed-ahead.dom.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  modals.clear();
  vi.useRealTimers();
});

/** Lists the subjects of the composers that are open. */
function Screen() {
  const stack = useStore(modals.stack, open => open);
  return stack.map(modal => <p key={modal.id}>{nameOf(modal)}</p>);
}
const nameOf = (modal: OpenModal): string => (modal.type === 'COMPOSE' ? modal.intent.kind : modal.type);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const type = (keys: string) => keys.split('').forEach(key => fireEvent.keyDown(document.body, { key }));
const typed = () => typedAhead.take(typingSubject({ kind: 'new' }));
const isOpen = () => modals.stack.get().length > 0;

/** A page without a connection, on which a composer was opened. */
async function offlinePage() {
  const load = vi.fn(() => Promise.reject<typeof Screen>(new TypeError('Failed to fetch')));
  const onNotify = vi.fn<Notify>();
  const Host = modalHost(load);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotifyProvider onNotify={onNotify}>
        <Host />
      </NotifyProvider>
    </QueryClientProvider>,
  );
  await wantComposer();
  return {
    load,
    onNotify,
    /** Presses 'Try again' on the latest toast. */
    async tryAgain() {
      const action = onNotify.mock.lastCall?.[0].action;
      if (action && 'onPress' in action) action.onPress();
      await pass(0);
    },
    /** `isReachable`: the network carries requests as soon as the browser says so. */
    async comeOnline(isReachable: boolean) {
      if (isReachable) load.mockResolvedValue(Screen);
      window.dispatchEvent(new Event('online'));
      await pass(0);
    },
  };
}

async function wantComposer() {
  modals.open({ type: 'COMPOSE', intent: { kind: 'new' } });
  await pass(0);
}

test('gives a composer up after a pause in typing', async () => {
  await offlinePage();
  type('Two');
  await pass(TYPING_PAUSE_MS);
  type(' trams');
  await pass(TYPING_PAUSE_MS);
  expect(isOpen()).toBe(true);
  await pass(TYPING_PAUSE_MS);
  expect(isOpen()).toBe(false);
  expect(typed()).toBe('Two trams');
});

test('opens the composer when the browser comes online while its keys are typed', async () => {
  const { comeOnline } = await offlinePage();
  type('Two');
  await comeOnline(true);
  expect(screen.getByText('new')).toBeVisible();
  await pass(2 * TYPING_PAUSE_MS);
  expect(isOpen()).toBe(true);
  expect(typed()).toBe('Two');
});

test('opens the composer that was given up when the browser comes online, with its keys', async () => {
  const { comeOnline } = await offlinePage();
  type('Two');
  await pass(2 * TYPING_PAUSE_MS);
  expect(isOpen()).toBe(false);
  await comeOnline(true);
  expect(screen.getByText('new')).toBeVisible();
  type(' trams');
  expect(typed()).toBe('Two trams');
});

test('opens the composer once the network carries requests, which can be after the browser came online', async () => {
  const { load, comeOnline } = await offlinePage();
  type('Two');
  await pass(2 * TYPING_PAUSE_MS);
  await comeOnline(false);
  load.mockResolvedValue(Screen);
  expect(screen.queryByText('new')).toBeNull();
  await pass(60_000);
  expect(screen.getByText('new')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  expect(typed()).toBe('Two');
});

test('gives the composer up again when the browser is online without a network, until the next time', async () => {
  const { comeOnline } = await offlinePage();
  await pass(TYPING_PAUSE_MS);
  await comeOnline(false);
  expect(isOpen()).toBe(true);
  await pass(60_000);
  expect(isOpen()).toBe(false);
  await comeOnline(true);
  expect(screen.getByText('new')).toBeVisible();
});

test('leaves the composer that was given up closed when another modal has opened since', async () => {
  const { load, comeOnline } = await offlinePage();
  await pass(TYPING_PAUSE_MS);
  load.mockResolvedValue(Screen);
  modals.open({ type: 'COMPOSE', intent: { kind: 'drafts' } });
  await pass(0);
  modals.clear();
  await comeOnline(true);
  expect(isOpen()).toBe(false);
});

test('loads the code again for a composer that opens after Escape', async () => {
  const { load } = await offlinePage();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  load.mockResolvedValue(Screen);
  await wantComposer();
  expect(screen.getByText('new')).toBeVisible();
});

test('Escape ends the wait for the connection', async () => {
  const { load, comeOnline } = await offlinePage();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await comeOnline(true);
  await pass(60_000);
  expect(load).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

test.each([
  ['while its keys are typed', 0],
  ['once it was given up', 2 * TYPING_PAUSE_MS],
])('loads the composer that is tried again %s', async (_, delay) => {
  const { load, tryAgain } = await offlinePage();
  type('Two');
  await pass(delay);
  load.mockResolvedValue(Screen);
  await tryAgain();
  await pass(2 * TYPING_PAUSE_MS);
  expect(screen.getByText('new')).toBeVisible();
  expect(typed()).toBe('Two');
});

test('says once more that the composer could not be loaded when all attempts after the connection fail', async () => {
  const { onNotify, comeOnline } = await offlinePage();
  await pass(TYPING_PAUSE_MS);
  await comeOnline(false);
  expect(onNotify).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(onNotify).toHaveBeenCalledTimes(2);
  expect(onNotify.mock.lastCall?.[0]).toMatchObject({
    text: 'This could not be loaded. Check your connection and try again.',
    action: { label: 'Try again' },
  });
});

test('gives up a modal that nobody types for at once', async () => {
  const { load, comeOnline } = await offlinePage();
  await pass(2 * TYPING_PAUSE_MS);
  modals.open({ type: 'POLICY', policyId: '1' });
  await pass(0);
  expect(isOpen()).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
  await comeOnline(true);
  expect(screen.getByText('POLICY')).toBeVisible();
});
