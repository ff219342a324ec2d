import { useTimelineOptions } from '@rookery/timeline';
import { lazyPart } from '@rookery/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { compose, modals } from '../modals/modals.js';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { createAppListener, type AppKeysContext } from './app-keys.dom.js';
import { earlyKeys } from './early-keys.dom.js';

const Legend = lazyPart(async () => (await import('./legend.screen.js')).LegendScreen);

/** The keyboard shortcuts of the whole app. */
export function Shortcuts() {
  const { feeds } = useTimelineOptions();
  const { settings } = useSettings();
  const { session, offers } = useSession();
  const navigate = useNavigate();
  const [isLegendOpen, setLegendOpen] = useState<boolean | null>(null);
  const context = useRef<AppKeysContext | null>(null);
  useEffect(() => {
    context.current = {
      feeds,
      settings,
      isSignedIn: session !== null,
      offers,
      ownAcct: session?.account?.acct ?? null,
      navigate,
      showLegend: () => setLegendOpen(true),
      newPost: compose,
      hasModal: () => modals.stack.get().length > 0,
    };
  });
  useEffect(() => {
    const listener = createAppListener(context);
    document.addEventListener('keydown', listener);
    earlyKeys.replay();
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return isLegendOpen === null ? null : (
    <Legend isOpen={isLegendOpen} onClose={() => setLegendOpen(false)} onLoadFailed={() => setLegendOpen(null)} />
  );
}
