import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient, writeRelationship } from '@rookery/store';
import { aRelationship } from '@rookery/api-client/testing';
import { ToastRegion } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useAccountActions } from './use-account-actions.js';

function MuteButton() {
  const { mute } = useAccountActions();
  return <button onClick={() => mute({ id: '7', acct: 'noor' })}>Mute</button>;
}

function draw() {
  const client = createClient({
    baseUrl: 'https://rookery.example',
    fetch: () => Promise.resolve(Response.json(aRelationship({ id: '7', muting: true }))),
  });
  const queryClient = createQueryClient();
  writeRelationship(queryClient, aRelationship({ id: '7' }));
  render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <MuteButton />
        <ToastRegion />
      </ClientProvider>
    </QueryClientProvider>,
  );
  return queryClient;
}

it('offers no Undo any more once the action was undone elsewhere', async () => {
  const queryClient = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  // The relationship of another account changes nothing.
  act(() => writeRelationship(queryClient, aRelationship({ id: '8' })));
  expect(screen.getByText('@noor muted')).toBeVisible();
  act(() => writeRelationship(queryClient, aRelationship({ id: '7' })));
  await waitFor(() => expect(screen.queryByText('@noor muted')).toBeNull());
});
