import type { Client } from '@rookery/api-client';
import { type AdminRule, adminRulesOf, type RuleDraft } from '@rookery/api-client/admin';
import { changesQueries, instanceKey } from '@rookery/store';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ignoreGone } from '../entries/staff-table.data.js';
import { changedPriorities } from './rule-order.js';

const rulesKey = ['moderation', 'rules'] as const;

/** The rules of the server, in their order. */
export function rulesQuery(client: Client) {
  return queryOptions({ queryKey: rulesKey, queryFn: ({ signal }) => adminRulesOf(client).list({ signal }) });
}

const meta = changesQueries(rulesKey, instanceKey);

/** Members read the rules from the instance. */
const changed = (queryClient: QueryClient, change: (rules: readonly AdminRule[]) => readonly AdminRule[]): void => {
  queryClient.setQueryData<readonly AdminRule[]>(rulesKey, rules => rules && change(rules));
  void queryClient.invalidateQueries({ queryKey: instanceKey });
};

/** Creates a rule, or changes the one with the id. */
export function saveRuleMutation(client: Client, queryClient: QueryClient) {
  return {
    meta,
    mutationFn: ({ id, draft }: { id: string | null; draft: RuleDraft }) =>
      id === null ? adminRulesOf(client).create(draft) : adminRulesOf(client).update(id, { text: draft.text, hint: draft.hint }),
    onSuccess(rule: AdminRule, { id }: { id: string | null }) {
      changed(queryClient, rules => (id === null ? [...rules, rule] : rules.map(known => (known.id === id ? rule : known))));
    },
  };
}

export function deleteRuleMutation(client: Client, queryClient: QueryClient) {
  return {
    meta,
    mutationFn: ({ id }: AdminRule) => adminRulesOf(client).delete(id).catch(ignoreGone),
    onSuccess(_: unknown, { id }: AdminRule) {
      changed(queryClient, rules => rules.filter(rule => rule.id !== id));
    },
  };
}

/** Saves another order. It is shown at once; after a failure the server's order is. */
export function orderRulesMutation(client: Client, queryClient: QueryClient) {
  return {
    meta,
    scope: { id: 'moderation-rules-order' },
    async mutationFn({ before, after }: { before: readonly AdminRule[]; after: readonly AdminRule[] }) {
      for (const { id, priority } of changedPriorities(before, after)) await adminRulesOf(client).update(id, { priority });
    },
    async onMutate({ after }: { after: readonly AdminRule[] }) {
      await queryClient.cancelQueries({ queryKey: rulesKey });
      queryClient.setQueryData(rulesKey, after);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: rulesKey }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: instanceKey }),
  };
}
