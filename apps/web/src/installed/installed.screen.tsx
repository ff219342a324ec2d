import { bindBackgroundSending, forgetBackgroundSending, outboxOf } from '@rookery/store';
import { lazyPart, useMessages, useNotify } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { siteConfig } from '../config/site-config.dom.js';
import { installedMessages } from '../messages/installed-messages.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import { useSession } from '../session/session-provider.js';
import { sessionStore } from '../session/sessions.dom.js';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';
import { leftAddress } from '../worker/opened-address.js';
import { appAddress, canPush } from '../worker/page-push.dom.js';
import { pushQuery } from '../worker/push-query.data.js';
import { backgroundSync, browserCaches, onSync, onWorkerMessage, keepLoaded, registerWorker } from '../worker/page-worker.dom.js';
import { isOpenMessage } from '../worker/push-notice.js';
import { canInstall, install, subscribeToInstall } from './install-prompt.dom.js';
import { afterStart, isOfferDue, offerText, parseOffer } from './update-rules.js';
import { useRelease } from './use-release.js';
import { useUpdates } from './use-updates.js';

const Push = lazyPart(async () => (await import('./push.screen.js')).PushScreen, { isQuiet: true });

/** The offer to install is shown this long, in ms: long enough to be read and thought about. */
const OFFER_MS = 30_000;

/** Registers the service worker, announces its new versions and offers to install the app (HINT-14). */
export function InstalledScreen() {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  useEffect(() => {
    if (!siteConfig().isOffline)
      return void import('../worker/later-worker.dom.js')
        .then(({ removeWorker }) => removeWorker())
        .then(
          wasThere => (wasThere ? forgetBackgroundSending(null) : undefined),
          // It is tried again at the next start.
          () => undefined,
        );
    let isCurrent = true;
    void registerWorker().then(async found => {
      if (!isCurrent) return;
      setRegistration(found);
      if (found !== null) await keepLoaded();
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  useUpdates(registration);
  useRelease();
  const { session } = useSession();
  useInstallOffer(session !== null);
  const sessionId = session?.id ?? '';
  useBackgroundSync(registration, sessionId);
  const isPushed = useQuery({ ...pushQuery(sessionId), enabled: session !== null && canPush() }).data === true;
  // A pressed push, of any account.
  const navigate = useStableNavigate();
  useEffect(() => {
    // Pressed while this page could not hear the worker yet.
    void leftAddress(browserCaches(), Date.now()).then(address => {
      if (address?.startsWith(appAddress())) navigate(address.slice(appAddress().length - 1));
    });
    return onWorkerMessage(data => {
      if (isOpenMessage(data)) navigate(data.href);
    });
  }, [navigate]);
  return isPushed ? <Push sessionId={sessionId} /> : null;
}

/** Has what waits sent when the network is back: by this page, or by the worker once no page is open. Chromium alone offers it. */
function useBackgroundSync(registration: ServiceWorkerRegistration | null, sessionId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const wantSync = registration === null ? null : backgroundSync(registration);
    if (wantSync === null) return undefined;
    // A session that ends with its tab leaves no token behind: its pages send.
    if (sessionStore.isPersistent(sessionId)) bindBackgroundSending(queryClient, wantSync);
    else if (sessionId !== '') void forgetBackgroundSending(sessionId);
    return onSync(() => outboxOf(queryClient).wake());
  }, [registration, queryClient, sessionId]);
}

/** Offers once to install the app, to an account that comes back. Settings keep the offer. */
function useInstallOffer(isSignedIn: boolean): void {
  const text = useMessages(installedMessages);
  const notify = useNotify();
  useEffect(() => {
    if (!isSignedIn) return;
    const offer = parseOffer(localItems.read(storageKeys.installOffer));
    localItems.write(storageKeys.installOffer, offerText(afterStart(offer)));
  }, [isSignedIn]);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const offerOnce = (): void => {
      if (!canInstall() || !isOfferDue(parseOffer(localItems.read(storageKeys.installOffer)))) return;
      localItems.write(storageKeys.installOffer, offerText('made'));
      const action = { label: text.install(), onPress: () => void install() };
      notify({ kind: 'info', text: text.offer(), durationMs: OFFER_MS, action });
    };
    offerOnce();
    return subscribeToInstall(offerOnce);
  }, [isSignedIn, text, notify]);
}
