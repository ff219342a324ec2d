import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaybackSettings } from '../store/player-context.js';
import type { PlayerState } from '../store/player-state.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { usePlayer } from '../store/use-player.js';
import { differences, settingsOf, type ControlledPlayback } from './controlled-playback.js';

/** A page that shows the reported time renders a few reports later. */
const RECENT_TIMES = 8;

/**
 * Applies controlled playback to a player and reports its changes. A request for a setting that the page controls goes to the page.
 *
 * @param media Identifies what is played: other media starts paused, so that a controlled player is started again.
 * @param onStore Called as the returned function is.
 * @returns Receives the store of the player, and null when it is destroyed.
 */
export function useControlledPlayback(
  props: ControlledPlayback,
  media: string,
  onStore: ((store: PlayerStore | null) => void) | undefined,
): (store: PlayerStore | null) => void {
  const [store, setStore] = useState<PlayerStore | null>(null);
  const receive = useCallback(
    (received: PlayerStore | null) => {
      setStore(received);
      onStore?.(received);
    },
    [onStore],
  );
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const times = useRef<number[]>([]);
  const isReady = usePlayer(store, state => state.isReady);
  const { paused, muted, volume } = settingsOf(props);
  const { currentTime } = props;

  useEffect(() => {
    if (store === null) return;
    let last = store.getState();
    times.current = [last.currentTime];
    return store.subscribe(() => {
      const before = last;
      last = store.getState();
      // A setting that did not change may be older than what the page has set since: its event is still to come.
      const changed = differences(settingsIn(before), settingsIn(last));
      report(differences(settingsOf(latest.current), changed), latest.current);
      if (last.currentTime === before.currentTime) return;
      times.current = [...times.current, last.currentTime].slice(-RECENT_TIMES);
      latest.current.onCurrentTimeChange?.(last.currentTime);
    });
  }, [store]);

  useEffect(() => {
    if (store === null || paused === undefined) return;
    if (paused) store.element.pause();
    else
      store.element.play()?.catch(({ name }: Error) => {
        // No event tells that the browser wants a gesture of the person first.
        if (name === 'NotAllowedError') report({ paused: true }, latest.current);
      });
  }, [store, paused, media]);
  useEffect(() => {
    // Not by a request: one that sets the volume may mute.
    if (store) Object.assign(store.element, volume !== undefined && { volume }, muted !== undefined && { muted });
  }, [store, muted, volume]);
  useEffect(() => {
    if (store === null || !isReady || currentTime === undefined || times.current.includes(currentTime)) return;
    store.request({ type: 'seekTo', seconds: currentTime });
  }, [store, isReady, currentTime]);

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
  return receive;
}

const settingsIn = ({ isPaused, isMuted, volume }: PlayerState): PlaybackSettings => ({
  paused: isPaused,
  muted: isMuted,
  volume,
});

function report({ paused, muted, volume }: Partial<PlaybackSettings>, props: ControlledPlayback): void {
  if (paused !== undefined) props.onPausedChange?.(paused);
  if (muted !== undefined) props.onMutedChange?.(muted);
  if (volume !== undefined) props.onVolumeChange?.(volume);
}
