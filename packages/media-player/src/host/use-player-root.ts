import { useState, type ForwardedRef } from 'react';
import { settingsOf, type ControlledPlayback } from '../playback/controlled-playback.js';
import { useControlledPlayback } from '../playback/use-controlled-playback.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { pageVolume, withOwnSettings } from '../store/volume-store.dom.js';
import { hostPropsOf, mergeHostProps, type HostProps } from './host-props.js';
import type { PlayerRoot } from './player-root.js';

interface PageProps extends HostProps, ControlledPlayback {
  readonly src: unknown;
  readonly onStore?: ((store: PlayerStore | null) => void) | undefined;
}

/** Reads the properties of a React page for a player: attributes of its root element, and playback that the page controls. */
export function usePlayerRoot(props: PageProps, rootRef: ForwardedRef<HTMLDivElement>) {
  const [volumeStore] = useState(() => {
    const { volume, muted } = settingsOf(props);
    return withOwnSettings(pageVolume, { volume, isMuted: muted });
  });
  const onStore = useControlledPlayback(props, JSON.stringify(props.src), props.onStore);
  const rootProps: PlayerRoot['rootProps'] = own => mergeHostProps(hostPropsOf(props), own);
  return { rootProps, rootRef, volumeStore, onStore };
}
