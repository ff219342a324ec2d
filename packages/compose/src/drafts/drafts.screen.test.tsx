import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient, draftStoreOf } from '@rookery/store';
import { createInstance } from '@rookery/instance';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { beginDraft } from '../post/draft-starts.js';
import { DraftsScreen } from './drafts.screen.js';

const origin = 'https://rookery.test';

test('[CMP-02] says that the drafts could not be read, and reads them again', async () => {
  const instance = createInstance({ origin });
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const queryClient = createQueryClient();
  const drafts = draftStoreOf(queryClient, client);
  const defaults = { visibility: 'public', sensitive: false, language: null, acct: null } as const;
  const start = { parts: [{ text: 'Two trams' }] };
  const draft = beginDraft('1', start, { replied: null, quoted: null }, defaults, 1, () => 'key');
  await drafts.put({ id: '1', kind: 'post', updatedAt: 1, value: draft });
  vi.spyOn(drafts, 'list').mockRejectedValueOnce(new DOMException('disk', 'UnknownError'));
  render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <DraftsScreen scheduledHref="/scheduled" onOpen={() => undefined} />
      </ClientProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Your drafts could not be loaded.')).toBeVisible();
  expect(screen.queryByText('No drafts')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Two trams')).toBeVisible();
});
