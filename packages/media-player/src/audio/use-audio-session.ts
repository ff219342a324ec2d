import { useEffect, useState } from 'react';
import { createAudioSession, type AudioSession, type AudioSessionOptions } from './audio-session.js';

/** Where a sound may stay that outlives the player that shows it. */
export interface SessionKeeper {
  /** A sound with this key that plays on since its player left, or `null`. */
  readonly adopt: (key: string) => AudioSession | null;
  /** The player is leaving; says whether its sound stays. */
  readonly leave: (session: AudioSession) => boolean;
}

/**
 * The sound of a player from when it is wanted until the player goes: made anew, or taken up again where an earlier one left it.
 */
export function useAudioSession(options: AudioSessionOptions, keeper: SessionKeeper, isWanted: boolean): AudioSession | null {
  const [session, setSession] = useState<AudioSession | null>(null);
  // Tracks come as a new list with every rendering; only what they say counts.
  const identity = JSON.stringify([options.key, options.src, options.tracks ?? []]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const current = keeper.adopt(options.key) ?? createAudioSession(options);
    setSession(current);
    return () => {
      setSession(null);
      if (!keeper.leave(current)) current.destroy();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the sound is made anew only when it is another one
  }, [identity, keeper, isWanted]);
  return session;
}
