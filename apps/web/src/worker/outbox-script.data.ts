/// <reference lib="webworker" />
/* The script that the service worker imports when the browser says that there is a network: it sends what waits (HINT-14). `plugins/service-worker.ts` builds it. */
import { createClient, hasSessionEnded, type Client } from '@rookery/api-client';
import { registerChatMessages } from '@rookery/chats/sending';
import { registerImports, registerReports } from '@rookery/people';
import { dismissSuggestion } from '@rookery/people/suggestions';
import { followTag, unfollowTag } from '@rookery/people/tags';
import {
  createQueryClient,
  identifyAccount,
  registerActions,
  registerPostKinds,
  sendInBackground,
  type OutboxSender,
} from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import type { OutboxScript } from './worker-scope.js';

declare const self: ServiceWorkerGlobalScope & OutboxScript;

/** Their modules are needed: each declares its action under a name. */
const actions = [dismissSuggestion, followTag, unfollowTag];

self.sendOutbox = isLastChance => sendInBackground({ connect, isLastChance });

/** The kinds are those of `account-outbox.screen.tsx`. */
function connect({ scope, server, accessToken }: OutboxSender, onEnded: () => void): QueryClient {
  const queryClient = createQueryClient();
  let isChecking = false;
  const client: Client = createClient({
    baseUrl: server,
    accessToken,
    onUnauthorized() {
      if (isChecking) return;
      isChecking = true;
      void hasSessionEnded(client).then(hasEnded => {
        if (hasEnded) onEnded();
        else isChecking = false;
      });
    },
  });
  identifyAccount(queryClient, { client, scope });
  registerPostKinds(queryClient, client);
  registerActions(queryClient, client, () => Promise.resolve(actions));
  registerChatMessages(client, queryClient);
  registerReports(client, queryClient);
  registerImports(client, queryClient);
  return queryClient;
}
