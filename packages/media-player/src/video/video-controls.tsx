import { CaptionsButton, DownloadLink, PlayButton, ReplayButton, Time } from '../controls/buttons.js';
import type { CaptionSettings } from '../store/caption-settings.dom.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { safeUrl } from '../source/media-source.js';
import { SeekBar } from '../controls/seek-bar.js';
import { SettingsMenu } from '../controls/settings-menu.js';
import type { PlayerTexts } from '../controls/texts.js';
import { useBarExtras } from '../tracks/use-bar-extras.js';
import { usePlayer } from '../store/use-player.js';
import { Volume } from '../controls/volume.js';
import { FullscreenButton, PictureInPictureButton } from '../controls/window-buttons.js';

interface VideoControlsProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
  captions: CaptionSettings;
  /** Address of the thumbnail track (WebVTT). */
  thumbnails: string | undefined;
  /** Adds a download link. */
  downloadUrl: string | undefined;
}

/** The control bar at the bottom of a video. */
export function VideoControls({ store, texts, captions, thumbnails, downloadUrl }: VideoControlsProps) {
  const isLive = usePlayer(store, state => state.isLive);
  const extras = useBarExtras(store, texts.locale, thumbnails);
  return (
    <div className="rk-player-controls">
      {!isLive && <SeekBar store={store} texts={texts} extras={extras} />}
      <div className="rk-player-bar">
        <PlayButton store={store} texts={texts} />
        {!isLive && <ReplayButton store={store} texts={texts} />}
        <Volume store={store} texts={texts} />
        <Time store={store} texts={texts} />
        {extras?.menu(texts)}
        <CaptionsButton store={store} texts={texts} iconWhenOff="captions" />
        <SettingsMenu store={store} texts={texts} captions={captions} />
        <DownloadLink href={safeUrl(downloadUrl, 'media')} texts={texts} />
        <PictureInPictureButton store={store} texts={texts} />
        <FullscreenButton store={store} texts={texts} />
      </div>
    </div>
  );
}
