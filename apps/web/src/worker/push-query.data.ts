import { queryOptions } from '@tanstack/react-query';
import { hasPush } from './page-push.dom.js';

/** Whether the pushes of a session are switched on in this browser. */
export const pushQuery = (sessionId: string) =>
  queryOptions({ queryKey: ['push', sessionId], queryFn: () => hasPush(sessionId), staleTime: Infinity });
