import type { ForwardedRef, HTMLAttributes } from 'react';
import type { PersistentStore } from '../store/shared-state.dom.js';
import type { VolumeSettings } from '../store/volume-store.dom.js';

type Attributes = HTMLAttributes<HTMLDivElement>;

/** How a React page reaches into a player. */
export interface PlayerRoot {
  /** Adds those of the page to the properties of the root element. */
  readonly rootProps?: ((own: Attributes) => Attributes) | undefined;
  readonly rootRef?: ForwardedRef<HTMLDivElement>;
  /** Instead of the volume of the page; used from the start. */
  readonly volumeStore?: PersistentStore<VolumeSettings> | undefined;
}
