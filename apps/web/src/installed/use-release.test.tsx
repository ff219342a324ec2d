import { lazyPart, NotifyProvider, type Notify } from '@rookery/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { modals } from '../modals/modals.js';
import { SessionProvider } from '../session/session-provider.js';
import { useRelease } from './use-release.js';

afterEach(() => modals.clear());

const isOutdated = async () => true;
function Release({ onReload }: { onReload: () => void }) {
  useRelease(isOutdated, onReload);
  return null;
}

/** A page with a part whose file is gone. */
async function open(queryClient = new QueryClient()) {
  const onNotify = vi.fn<Notify>();
  const onReload = vi.fn();
  const Lazy = lazyPart(() => Promise.reject<() => null>(new TypeError('Failed to fetch')));
  render(
    <MemoryRouter>
      <SessionProvider>
        <QueryClientProvider client={queryClient}>
          <NotifyProvider onNotify={onNotify}>
            <Release onReload={onReload} />
            <Lazy />
          </NotifyProvider>
        </QueryClientProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(onNotify).toHaveBeenCalled());
  const pressLast = () => {
    const action = onNotify.mock.calls.at(-1)?.[0].action;
    if (action && 'onPress' in action) action.onPress();
  };
  return { onNotify, onReload, pressLast };
}

test('[HINT-14] a press reloads the page', async () => {
  const { onReload, pressLast } = await open();
  pressLast();
  expect(onReload).toHaveBeenCalledOnce();
});

test('[HINT-14] a press waits while a dialog is open', async () => {
  const { onNotify, onReload, pressLast } = await open();
  modals.open({ type: 'COMPOSE', intent: { kind: 'new' } });
  pressLast();
  expect(onReload).not.toHaveBeenCalled();
  expect(onNotify.mock.calls.at(-1)?.[0].text).toBe('Finish or close what you are writing, then reload.');
  modals.clear();
  pressLast();
  expect(onReload).toHaveBeenCalledOnce();
});

test('[HINT-14] a press waits while a reply is being written in the page', async () => {
  const queryClient = new QueryClient();
  const { onReload, pressLast } = await open(queryClient);
  queryClient.setQueryData(['compose', 'draft', '1'], {});
  pressLast();
  expect(onReload).not.toHaveBeenCalled();
});
