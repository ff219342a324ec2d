import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { composersKey } from '@rookery/store';
import { onceComposerOpened } from './composer-opened.data.js';

function set() {
  const queryClient = new QueryClient();
  const act = vi.fn<() => void>();
  const open = (draftId: string) => queryClient.setQueryData([...composersKey, draftId], {});
  return { queryClient, act, open };
}

it('calls when the first composer opens, and not again for further ones', () => {
  const { queryClient, act, open } = set();
  onceComposerOpened(queryClient, act);
  queryClient.setQueryData(['compose', 'defaults'], {});
  queryClient.setQueryData(['statuses', '1'], {});
  expect(act).not.toHaveBeenCalled();
  open('a');
  open('b');
  expect(act).toHaveBeenCalledTimes(1);
});

it('calls immediately when a composer has been open', () => {
  const { queryClient, act, open } = set();
  open('a');
  onceComposerOpened(queryClient, act);
  expect(act).toHaveBeenCalledTimes(1);
});

it('does not call once it is cancelled', () => {
  const { queryClient, act, open } = set();
  onceComposerOpened(queryClient, act)();
  open('a');
  expect(act).not.toHaveBeenCalled();
});
