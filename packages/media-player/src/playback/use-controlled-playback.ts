import { useEffect, useRef } from 'react';
import type { PlaybackSettings } from '../store/player-context.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { usePlayer } from '../store/use-player.js';
import { differences, settingsOf, type ControlledPlayback } from './controlled-playback.js';

/** A page that shows the reported time renders a few reports later. */
const RECENT_TIMES = 8;

interface Media {
  /** Identifies what is played: other media starts paused, so that a controlled player is started again. */
  readonly key: string;
  /** Whether the media may be used; a covered player stays paused. */
  readonly isShown: boolean;
}

/**
 * Applies controlled playback to a player and reports its changes. A request for a setting that the page controls goes to the page.
 */
export function useControlledPlayback(store: PlayerStore | null, props: ControlledPlayback, media: Media): void {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const known = useRef<Partial<PlaybackSettings>>({});
  const times = useRef<number[]>([]);
  const isReady = usePlayer(store, state => state.isReady);
  const { paused, muted, volume } = settingsOf(props);
  const { currentTime } = props;

  useEffect(() => {
    if (store === null || paused === undefined || !media.isShown) return;
    const { element } = store;
    known.current = { ...known.current, paused };
    if (paused) element.pause();
    else
      element.play()?.catch(() => {
        if (!element.paused || known.current.paused) return;
        known.current = { ...known.current, paused: true };
        latest.current.onPausedChange?.(true);
      });
  }, [store, paused, media.key, media.isShown]);
  useEffect(() => {
    if (store === null) return;
    const settings = { ...(volume !== undefined && { volume }), ...(muted !== undefined && { muted }) };
    known.current = { ...known.current, ...settings };
    // Not by a request: one that sets the volume may mute.
    Object.assign(store.element, settings);
  }, [store, muted, volume]);
  useEffect(() => {
    if (store === null || !isReady || currentTime === undefined || times.current.includes(currentTime)) return;
    store.request({ type: 'seekTo', seconds: currentTime });
  }, [store, isReady, currentTime]);

  useEffect(() => {
    if (store === null) return;
    const read = () => {
      const { isPaused, isMuted, volume: now, currentTime: seconds } = store.getState();
      return { settings: { paused: isPaused, muted: isMuted, volume: now }, seconds };
    };
    let last = read();
    known.current = { ...last.settings, ...settingsOf(latest.current) };
    times.current = [last.seconds];
    return store.subscribe(() => {
      const before = last;
      last = read();
      // A setting that did not change may be older than what the page has set since: its event is still to come.
      const changed = differences(before.settings, last.settings);
      const news = differences(known.current, changed);
      known.current = { ...known.current, ...changed };
      report(news, latest.current);
      if (last.seconds === before.seconds) return;
      times.current = [...times.current, last.seconds].slice(-RECENT_TIMES);
      latest.current.onCurrentTimeChange?.(last.seconds);
    });
  }, [store]);

  useEffect(
    () =>
      store?.control((name, value) => {
        const decided = settingsOf(latest.current)[name];
        // A press that brings the player to what the page has decided needs no answer of the page.
        if (decided === undefined || decided === value) return false;
        report({ [name]: value }, latest.current);
        return true;
      }),
    [store],
  );
}

function report({ paused, muted, volume }: Partial<PlaybackSettings>, props: ControlledPlayback): void {
  if (paused !== undefined) props.onPausedChange?.(paused);
  if (muted !== undefined) props.onMutedChange?.(muted);
  if (volume !== undefined) props.onVolumeChange?.(volume);
}
