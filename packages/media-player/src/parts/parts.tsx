import type { ReactNode } from 'react';
import * as buttons from '../controls/buttons.js';
import { ControlButton, Icon } from '../controls/control-button.js';
import { SeekBar as Bar } from '../controls/seek-bar.js';
import { SettingsMenu as Settings } from '../controls/settings-menu.js';
import { Volume } from '../controls/volume.js';
import * as windows from '../controls/window-buttons.js';
import { usePlayer } from '../store/use-player.js';
import { useBarExtras } from '../tracks/use-bar-extras.js';
import { usePlayerParts } from '../controls/use-player-parts.js';

/** Plays and pauses. */
export function PlayButton() {
  const { store, texts } = usePlayerParts();
  return <buttons.PlayButton store={store} texts={texts} />;
}

/** Plays from the start. */
export function ReplayButton() {
  const { store, texts } = usePlayerParts();
  return <buttons.ReplayButton store={store} texts={texts} />;
}

/** The time slider, with the played and buffered ranges and the chapters. Not rendered for a live stream. */
export function SeekBar() {
  const { store, texts, thumbnails } = usePlayerParts();
  const isLive = usePlayer(store, state => state.isLive);
  const extras = useBarExtras(store, texts.locale, thumbnails);
  if (isLive) return null;
  return <Bar store={store} texts={texts} extras={extras} />;
}

/** The menu of chapters, which seeks to one. Not rendered without a track of chapters. */
export function ChaptersMenu() {
  const { store, texts } = usePlayerParts();
  return useBarExtras(store, texts.locale)?.menu(texts) ?? null;
}

/** The mute button and, where the browser can set the volume, its slider. */
export function VolumeControl() {
  const { store, texts } = usePlayerParts();
  return <Volume store={store} texts={texts} />;
}

/** The current time and the duration; "Live" for a live stream. */
export function TimeDisplay() {
  const { store, texts } = usePlayerParts();
  return <buttons.Time store={store} texts={texts} />;
}

/** Toggles captions. Not rendered without caption tracks. */
export function CaptionsButton() {
  const { store, texts } = usePlayerParts();
  return <buttons.CaptionsButton store={store} texts={texts} iconWhenOff="captionsOff" />;
}

/** The menu of speed, stream quality and captions. */
export function SettingsMenu() {
  const { store, texts, captions } = usePlayerParts();
  return <Settings store={store} texts={texts} captions={captions} />;
}

/** Toggles picture-in-picture. Not rendered where the browser does not support it. */
export function PictureInPictureButton() {
  const { store, texts } = usePlayerParts();
  return <windows.PictureInPictureButton store={store} texts={texts} />;
}

/** Toggles full screen. Not rendered where the browser does not support it. */
export function FullscreenButton() {
  const { store, texts } = usePlayerParts();
  return <windows.FullscreenButton store={store} texts={texts} />;
}

/** Downloads the file of `downloadUrl`. Not rendered without one. */
export function DownloadLink() {
  const { download, texts } = usePlayerParts();
  return <buttons.DownloadLink href={download} texts={texts} />;
}

/** Covers sensitive audio again. Not rendered where nothing was covered. */
export function HideButton() {
  const { hide, texts } = usePlayerParts();
  return hide && <ControlButton label={texts.hide} icon={<Icon name="hide" />} onClick={hide} />;
}

export interface ControlBarProps {
  readonly children?: ReactNode;
}

/** A row of controls with the look of the default bar. */
export function ControlBar({ children }: ControlBarProps) {
  return <div className="rk-player-bar">{children}</div>;
}
