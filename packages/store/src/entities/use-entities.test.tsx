import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@rookery/api-client';
import { anAccount, aStatus } from '@rookery/api-client/testing';
import { ClientProvider, useClient } from './client-provider.js';
import { createQueryClient } from './create-query-client.data.js';
import { ingestStatuses } from './entities.data.js';
import { favourite } from '../actions/status-actions.data.js';
import { useOptimistic } from '../actions/use-optimistic.js';
import { useAccount, useAccountByAcct, useOwnAccount, useRelationship, useStatus } from './use-entities.js';
import { useFeatures } from './use-features.js';

const json = (value: unknown, status = 200) => Response.json(value, { status });

let queryClient: QueryClient;
let replies: Record<string, () => Response>;
const asked: string[] = [];
beforeEach(() => {
  queryClient = createQueryClient();
  replies = {};
  asked.length = 0;
});

function show(element: ReactNode, { accessToken = 'token' }: { accessToken?: string | null } = {}) {
  const fetch = async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url.pathname + url.search);
    return replies[url.pathname]?.() ?? json({ error: 'Record not found' }, 404);
  };
  const client = createClient({ baseUrl: 'https://rookery.test', accessToken, fetch });
  return render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>{element}</ClientProvider>
    </QueryClientProvider>,
  );
}

function StatusText({ statusId, onRender }: { statusId: string; onRender?: () => void }) {
  const { data, error } = useStatus(statusId);
  onRender?.();
  return <p>{error ? `error ${error.message}` : data ? `${data.content} by ${data.account.acct}` : 'nothing yet'}</p>;
}

describe('useStatus', () => {
  it('shows an ingested status without a request', () => {
    ingestStatuses(queryClient, [aStatus({ id: '1', content: 'Hello' })]);
    show(<StatusText statusId="1" />);
    expect(screen.getByText('Hello by mara')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('fetches a missing status and writes its account too', async () => {
    replies['/api/v1/statuses/1'] = () => json({ id: '1', content: 'Found', account: { id: '7', acct: 'tomas' } });
    show(<StatusText statusId="1" />);
    expect(await screen.findByText('Found by tomas')).toBeInTheDocument();
    expect(queryClient.getQueryData(['accounts', '7'])).toMatchObject({ acct: 'tomas' });
    expect(asked).toEqual(['/api/v1/statuses/1']);
  });

  it('returns the error of a deleted status without a retry', async () => {
    show(<StatusText statusId="1" />);
    expect(await screen.findByText('error Record not found')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  it('re-renders only the row whose status changed', async () => {
    ingestStatuses(queryClient, [aStatus({ id: '1' }), aStatus({ id: '2' })]);
    const onSecond = vi.fn();
    show(
      <>
        <StatusText statusId="1" />
        <StatusText statusId="2" onRender={onSecond} />
      </>,
    );
    onSecond.mockClear();
    act(() => void ingestStatuses(queryClient, [aStatus({ id: '1', content: 'Edited' }), aStatus({ id: '2' })]));
    expect(await screen.findByText('Edited by mara')).toBeInTheDocument();
    expect(onSecond).not.toHaveBeenCalled();
  });
});

describe('useOptimistic', () => {
  function Favourite() {
    const { data } = useStatus('1');
    const press = useOptimistic(favourite);
    return (
      <button
        type="button"
        aria-pressed={data?.favourited ?? false}
        onClick={() => void press({ statusId: '1' }).catch(() => undefined)}
      >
        Favourite
      </button>
    );
  }

  it('[API-06] shows the press at once and rolls it back when the server refuses', async () => {
    ingestStatuses(queryClient, [aStatus({ id: '1' })]);
    let refuse = () => undefined as void;
    const held = new Promise<void>(resolve => (refuse = resolve));
    const fetch = async () => {
      await held;
      return json({ error: 'No' }, 422);
    };
    const client = createClient({ baseUrl: 'https://rookery.test', accessToken: 'token', fetch });
    render(
      <QueryClientProvider client={queryClient}>
        <ClientProvider client={client}>
          <Favourite />
        </ClientProvider>
      </QueryClientProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Favourite' }));
    expect(await screen.findByRole('button', { pressed: true })).toBeInTheDocument();
    refuse();
    expect(await screen.findByRole('button', { pressed: false })).toBeInTheDocument();
  });
});

describe('useRelationship', () => {
  function Relationship({ accountId }: { accountId: string }) {
    const { data } = useRelationship(accountId);
    return <p>{data ? `${accountId} ${data.following}` : 'nothing yet'}</p>;
  }

  it('sends one request for all accounts of a render', async () => {
    replies['/api/v1/accounts/relationships'] = () => json([{ id: '1', following: true }, { id: '2' }]);
    show(
      <>
        <Relationship accountId="1" />
        <Relationship accountId="2" />
      </>,
    );
    expect(await screen.findByText('1 true')).toBeInTheDocument();
    expect(await screen.findByText('2 false')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  it('sends no request for a visitor', async () => {
    show(<Relationship accountId="1" />, { accessToken: null });
    await act(async () => undefined);
    expect(asked).toEqual([]);
  });
});

describe('the other entities', () => {
  function Names() {
    const own = useOwnAccount().data;
    const byId = useAccount('7').data;
    const byAcct = useAccountByAcct('Tomas').data;
    const features = useFeatures().data;
    return <p>{[own?.acct, byId?.acct, byAcct?.acct, typeof features].join(' ')}</p>;
  }

  it('are read by id, by handle and by token', async () => {
    replies['/api/v1/accounts/verify_credentials'] = () => json({ id: '1', username: 'mara', acct: 'mara' });
    replies['/api/v1/accounts/7'] = () => json({ id: '7', username: 'tomas', acct: 'tomas' });
    replies['/api/v1/accounts/lookup'] = () => json({ id: '7', username: 'tomas', acct: 'tomas' });
    replies['/api/v2/instance'] = () => json({ domain: 'rookery.test', version: '4.5.2' });
    show(<Names />);
    expect(await screen.findByText('mara tomas tomas object')).toBeInTheDocument();
  });

  it('throw without a ClientProvider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Lost = () => <p>{useClient().baseUrl}</p>;
    expect(() => render(<Lost />)).toThrow('ClientProvider');
    vi.restoreAllMocks();
  });

  it('share one entry for an account', () => {
    const account = anAccount({ id: '7', acct: 'tomas' });
    ingestStatuses(queryClient, [aStatus({ id: '1', account }), aStatus({ id: '2', account })]);
    expect(queryClient.getQueryCache().findAll({ queryKey: ['accounts'] })).toHaveLength(1);
  });
});
