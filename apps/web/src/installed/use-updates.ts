import { composersKey, outboxOf } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { installedMessages } from '../messages/installed-messages.js';
import { modals } from '../modals/modals.js';
import { isComposing, LASTING_MS } from './update-notice.js';
import { isUpdateDue, updateStep } from './update-rules.js';
import { askWorker } from '../worker/page-worker.dom.js';
import { pageVersion } from '../worker/page-version.dom.js';

/** Announces a new version of the app once nothing is being written, and reloads the page on a press (HINT-14). */
export function useUpdates(registration: ServiceWorkerRegistration | null): void {
  const text = useMessages(installedMessages);
  const notify = useNotify();
  const queryClient = useQueryClient();
  // The notice must not come again when the language changes.
  const latest = useRef({ text, notify });
  useEffect(() => {
    latest.current = { text, notify };
  });

  useEffect(() => {
    if (registration === null) return undefined;
    let announced: ServiceWorker | null = null;
    const look = async (): Promise<void> => {
      const { waiting } = registration;
      if (waiting === null || waiting === announced) return;
      const version = (await askWorker(waiting, { type: 'version' })) as string | null;
      const step = updateStep({ version, pageVersion: pageVersion(), isWriting: isWriting(queryClient) });
      if (step === 'take over') await askWorker(waiting, { type: 'takeOver' });
      if (step !== 'announce' || registration.waiting !== waiting || waiting === announced) return;
      announced = waiting;
      const { text, notify } = latest.current;
      notify({
        kind: 'info',
        text: text.updateReady(),
        durationMs: LASTING_MS,
        action: {
          label: text.reload(),
          onPress: () => {
            // It is announced again once nothing is being sent.
            if (isWriting(queryClient)) announced = null;
            else void reload(waiting);
          },
        },
        follow: dismiss =>
          watchWriting(queryClient, () => {
            if (!isWriting(queryClient)) return;
            announced = null;
            dismiss();
          }),
      });
    };
    const lookSoon = (): void => void look();
    const unsubscribe = [watchWorker(registration, lookSoon), watchWriting(queryClient, lookSoon), askHourly(registration)];
    lookSoon();
    return () => unsubscribe.forEach(stop => stop());
  }, [registration, queryClient]);
}

/** Pages come from the network: the reload shows the new version also where other pages keep the old worker. */
async function reload(waiting: ServiceWorker): Promise<void> {
  await askWorker(waiting, { type: 'takeOver' });
  location.reload();
}

/** Whether a dialog or a composer is open, or something is on its way to the server. */
function isWriting(queryClient: QueryClient): boolean {
  return (
    isComposing(queryClient) ||
    outboxOf(queryClient)
      .getRecords()
      .some(({ state }) => state === 'uploading' || state === 'sending')
  );
}

function watchWriting(queryClient: QueryClient, onChange: () => void): () => void {
  const stops = [
    modals.stack.subscribe(onChange),
    outboxOf(queryClient).subscribe(onChange),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const isComposer = composersKey.every((part, index) => query.queryKey[index] === part);
      if (isComposer && (type === 'added' || type === 'removed')) onChange();
    }),
  ];
  return () => stops.forEach(stop => stop());
}

/** Calls back when a worker of the registration is installed. */
function watchWorker(registration: ServiceWorkerRegistration, onChange: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = (): void => registration.installing?.addEventListener('statechange', onChange, { signal });
  registration.addEventListener('updatefound', follow, { signal });
  follow();
  return () => controller.abort();
}

/** A page that is open for days asks for new versions when the reader comes back to it. */
function askHourly(registration: ServiceWorkerRegistration): () => void {
  let askedAt = Date.now();
  const ask = (): void => {
    if (document.visibilityState === 'hidden' || !isUpdateDue(askedAt, Date.now())) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  return () => document.removeEventListener('visibilitychange', ask);
}
