import { runFeedCommand, useTimelineOptions } from '@rookery/timeline';
import { lazyPart, useStore } from '@rookery/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { compose, modals } from '../modals/modals.js';
import { closePalette, paletteRequest } from '../shell/palette-request.dom.js';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { createAppListener, runCommand, type AppKeysContext } from './app-keys.dom.js';
import { earlyKeys } from './early-keys.dom.js';

const Palette = lazyPart(async () => (await import('./palette.screen.js')).PaletteScreen);
const Legend = lazyPart(async () => (await import('./legend.screen.js')).LegendScreen);

const isRequest = (request: unknown): boolean => request !== null;

/** A key pressed longer ago than this, in ms, is forgotten. */
const KEPT_FOR_MS = 5_000;

/** The keyboard shortcuts of the whole app. */
export function Shortcuts() {
  const { feeds } = useTimelineOptions();
  const { settings } = useSettings();
  const { session, features } = useSession();
  const navigate = useNavigate();
  const [isLegendOpen, setLegendOpen] = useState<boolean | null>(null);
  const context = useRef<AppKeysContext | null>(null);
  useEffect(() => {
    context.current = {
      feeds,
      settings,
      isSignedIn: session !== null,
      features,
      ownAcct: session?.account?.acct ?? null,
      navigate,
      showLegend: () => setLegendOpen(true),
      newPost: compose,
      onRefused(id, event) {
        if (id === 'react') refused.current = event;
      },
      hasModal: () => modals.stack.get().length > 0,
    };
  });
  // The server has not said yet that it has reactions: the last key waits for it.
  const refused = useRef<KeyboardEvent | null>(null);
  useEffect(() => {
    const press = refused.current;
    if (!features.emojiReacts || press === null || performance.now() - press.timeStamp > KEPT_FOR_MS) return undefined;
    // The rows of this render have the command once their effects have run.
    const timer = setTimeout(() => {
      if (refused.current === press && modals.stack.get().length === 0) runFeedCommand(feeds, 'react', press.target);
      refused.current = null;
    });
    return () => clearTimeout(timer);
  }, [features.emojiReacts, feeds]);
  useEffect(() => {
    const act = createAppListener(context);
    const listener = (event: KeyboardEvent): void => {
      refused.current = null;
      act(event);
    };
    document.addEventListener('keydown', listener);
    earlyKeys.replay();
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const isPaletteOpen = useStore(paletteRequest, isRequest);
  // Mounted from its first opening on.
  const [hasPalette, setHasPalette] = useState(false);
  if (isPaletteOpen && !hasPalette) setHasPalette(true);
  return (
    <>
      {hasPalette && (
        <Palette
          onRun={(id, target) => context.current && runCommand(context.current, id, target)}
          onLoadFailed={() => {
            closePalette();
            setHasPalette(false);
          }}
        />
      )}
      {isLegendOpen !== null && (
        <Legend isOpen={isLegendOpen} onClose={() => setLegendOpen(false)} onLoadFailed={() => setLegendOpen(null)} />
      )}
    </>
  );
}
