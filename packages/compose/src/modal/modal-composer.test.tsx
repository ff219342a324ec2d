import { createClient, type AccountSource } from '@rookery/api-client';
import { aStatus, anAccount, anInstance } from '@rookery/api-client/testing';
import { ClientProvider, composersKey, createQueryClient, ingestStatuses, instanceKey, ownAccountKey } from '@rookery/store';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ComposeIntent } from './compose-intent.js';
import { ComposeModal } from './compose-modal.js';
import { ModalComposerScreen, type ModalComposerScreenProps } from './modal-composer.screen.js';

const nothing = (): void => undefined;
const noText = (): string => '';

const onCommit = vi.fn();
/** Counts what is rendered inside the modal, whose frame renders anew when it has entered. */
const Composer = (props: Omit<ModalComposerScreenProps, 'account' | 'undoMs' | 'takeTyped'>) => (
  <Profiler id="composer" onRender={onCommit}>
    <ModalComposerScreen {...props} account="mara" undoMs={0} takeTyped={noText} />
  </Profiler>
);

afterEach(() => {
  localStorage.clear();
  onCommit.mockClear();
});

/** A page of a reader with one post, and a button that opens the composer. */
function aPage(intent: ComposeIntent) {
  const client = createClient({
    baseUrl: 'https://harbour.example',
    accessToken: 'token',
    fetch: () => new Promise(() => undefined),
  });
  const queryClient = createQueryClient();
  ingestStatuses(queryClient, [aStatus({ id: '7', account: anAccount({ id: '8', acct: 'noor@tram.example' }) })]);
  queryClient.setQueryData(ownAccountKey, anAccount({ source: { privacy: 'public' } as unknown as AccountSource }));
  queryClient.setQueryData(instanceKey, anInstance());
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <ComposeModal
            {...{ intent, Composer, isOpen }}
            Drafts={() => null}
            isCovered={false}
            onClose={nothing}
            onChange={nothing}
            onTurn={nothing}
          />
        )}
      </>
    );
  }
  const page = () => (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true }}>
          <Page />
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(page());
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { queryClient, again: () => rerender(page()) };
}

test.each<[string, ComposeIntent, string]>([
  ['a new post', { kind: 'new' }, ''],
  ['a reply', { kind: 'start', start: { inReplyToId: '7' } }, '@noor@tram.example '],
])('[CMP-01] the field of %s has the focus with the press', (_, intent, text) => {
  aPage(intent);
  const field = screen.getByRole('textbox');
  expect(field).toHaveFocus();
  expect(field).toHaveValue(text);
});

test('a press renders the composer of a reply once', () => {
  aPage({ kind: 'start', start: { inReplyToId: '7' } });
  expect(screen.getByRole('heading', { name: 'Reply' })).toBeVisible();
  expect(onCommit).toHaveBeenCalledOnce();
});

test('a key renders no part of the composer', () => {
  aPage({ kind: 'start', start: { inReplyToId: '7' } });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.input(field, { target: { value: `${field.value}T` } });
  onCommit.mockClear();
  for (const letter of 'wo trams') fireEvent.input(field, { target: { value: field.value + letter } });
  expect(onCommit).not.toHaveBeenCalled();
});

test('keeps what is written when the cache lets its query go', () => {
  const { queryClient, again } = aPage({ kind: 'start', start: { inReplyToId: '7' } });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.input(field, { target: { value: 'Two trams' } });
  const written = { queryKey: composersKey };
  expect(queryClient.getQueryCache().findAll(written)).toHaveLength(1);
  queryClient.removeQueries(written);
  again();
  expect(field).toHaveValue('Two trams');
  expect(field).toBeInTheDocument();
});
