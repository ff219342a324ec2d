import { createClient } from '@rookery/api-client';
import { createQueryClient, listQuery } from '@rookery/store';
import { itemIds, type ListState } from '@rookery/store/list';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { aStaffAccount } from '../test-support/builders.js';
import { type Answer, answerMutation, applicantsList } from './approvals.data.js';

/** The applicants that are listed before and after the server answers with `status`, and whether the answer was a success. */
async function answered(answer: Answer['answer'], status: number) {
  const waiting = ['1', '2', '3'].map(id => ({ id, username: `wren${id}`, approved: false }));
  let during: readonly string[] = [];
  const queryClient = createQueryClient();
  const list = applicantsList('accounts');
  const shown = () => itemIds(queryClient.getQueryData<ListState>(list.queryKey)?.entries ?? []);
  const client = createClient({
    baseUrl: 'https://own.example',
    accessToken: 'token',
    fetch: (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'GET') return Promise.resolve(Response.json(waiting));
      during = shown();
      return Promise.resolve(Response.json({}, { status }));
    },
  });
  await queryClient.fetchQuery(listQuery(client, list));
  const account = aStaffAccount({ id: '2', username: 'wren2', approved: false });
  const isDone = await new MutationObserver(queryClient, answerMutation(client, queryClient, 'accounts'))
    .mutate({ account, answer })
    .then(
      () => true,
      () => false,
    );
  return { during, after: shown(), isDone };
}

describe('[HINT-11] an applicant who is answered', () => {
  it('leaves the list at once', async () => {
    expect(await answered('approve', 200)).toEqual({ during: ['1', '3'], after: ['1', '3'], isDone: true });
  });

  it('is back in its place where the server refuses', async () => {
    expect(await answered('approve', 403)).toEqual({ during: ['1', '3'], after: ['1', '2', '3'], isDone: false });
  });

  it('is rejected where somebody else has done so', async () => {
    expect(await answered('reject', 404)).toEqual({ during: ['1', '3'], after: ['1', '3'], isDone: true });
    expect((await answered('approve', 404)).isDone).toBe(false);
  });
});
