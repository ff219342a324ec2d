import type { Hono } from 'hono';

import { requireViewer } from '../http/access.js';
import { notFound } from '../http/refusal.js';
import type { Environment, Server } from '../server/server.js';

/** The one policy of the server. */
const POLICY_ID = '1';

/** The policy that accounts accept, of server profiles with `pendingPolicy`. */
export function policyRoutes(app: Hono<Environment>, server: Server): void {
  if (!server.profile.pendingPolicy) return;
  const isAccepted = (accountId: string): boolean =>
    server.overrides.state.acceptedPolicies?.[accountId]?.includes(POLICY_ID) === true;

  app.get('/api/v1/truth/policies/pending', context => {
    const viewerId = requireViewer(context, 'read');
    return context.json(isAccepted(viewerId) ? {} : { pending_policy_id: POLICY_ID });
  });

  app.patch('/api/v1/truth/policies/:id/accept', context => {
    const viewerId = requireViewer(context, 'write');
    if (context.req.param('id') !== POLICY_ID) throw notFound();
    server.overrides.change(state => {
      state.acceptedPolicies = { ...state.acceptedPolicies, [viewerId]: [POLICY_ID] };
    });
    return context.json({});
  });
}
