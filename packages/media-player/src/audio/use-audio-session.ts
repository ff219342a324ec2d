import { useEffect, useState } from 'react';
import { createAudioSession, type AudioSession, type AudioSessionOptions } from './audio-session.dom.js';

/** Keeps a session alive after its player unmounts. */
export interface SessionHost {
  /** Returns the session with this key that outlived its player, or `null`. */
  readonly adopt: (key: string) => AudioSession | null;
  /** Called when the player unmounts. Returns true if the host keeps the session. */
  readonly detach: (session: AudioSession) => boolean;
}

/** The session of a player while it is mounted and `isWanted`: adopted from the host if it has one, else created. */
export function useAudioSession(options: AudioSessionOptions, host: SessionHost, isWanted: boolean): AudioSession | null {
  const [session, setSession] = useState<AudioSession | null>(null);
  // An inline array of tracks is a new object on every render: compare its content.
  const identity = JSON.stringify([options.key, options.src, options.tracks ?? []]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const current = host.adopt(options.key) ?? createAudioSession(options);
    setSession(current);
    return () => {
      setSession(null);
      if (!host.detach(current)) current.destroy();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new session is needed only for other media
  }, [identity, host, isWanted]);
  return session;
}
