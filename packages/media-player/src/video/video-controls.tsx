import { CaptionsButton, DownloadLink, PlayButton, ReplayButton, Time } from '../controls/buttons.js';
import type { ButtonProps } from '../controls/buttons.js';
import { ControlButton, Icon } from '../controls/control-button.js';
import type { CaptionSettings } from '../store/caption-settings.dom.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { safeUrl } from '../source/media-source.js';
import { SeekBar } from '../controls/seek-bar.js';
import { SettingsMenu } from '../controls/settings-menu.js';
import type { PlayerTexts } from '../controls/texts.js';
import { ThumbnailImage } from './thumbnail.js';
import { usePlayer } from '../store/use-player.js';
import { Volume } from '../controls/volume.js';

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
  return (
    <div className="rk-player-controls">
      {!isLive && (
        <SeekBar
          store={store}
          texts={texts}
          preview={seconds =>
            store && thumbnails !== undefined && <ThumbnailImage store={store} seconds={seconds} trackUrl={thumbnails} />
          }
        />
      )}
      <div className="rk-player-bar">
        <PlayButton store={store} texts={texts} />
        {!isLive && <ReplayButton store={store} texts={texts} />}
        <Volume store={store} texts={texts} />
        <Time store={store} texts={texts} />
        <CaptionsButton store={store} texts={texts} iconWhenOff="captions" />
        <SettingsMenu store={store} texts={texts} captions={captions} />
        <DownloadLink href={safeUrl(downloadUrl, 'media')} texts={texts} />
        <WindowButtons store={store} texts={texts} />
      </div>
    </div>
  );
}

/** Picture-in-picture and full screen, where the browser supports them. */
function WindowButtons({ store, texts }: ButtonProps) {
  const can = usePlayer(store, state => state.can);
  const isFullscreen = usePlayer(store, state => state.isFullscreen);
  const isInPicture = usePlayer(store, state => state.isPictureInPicture);
  return (
    <>
      {can.pictureInPicture && (
        <ControlButton
          label={isInPicture ? texts.leavePictureInPicture : texts.enterPictureInPicture}
          icon={<Icon name="pictureInPicture" />}
          onClick={() => store?.request({ type: 'togglePictureInPicture' })}
        />
      )}
      {can.fullscreen && (
        <ControlButton
          label={isFullscreen ? texts.leaveFullscreen : texts.enterFullscreen}
          icon={isFullscreen ? <Icon name="leaveFullscreen" /> : <Icon name="fullscreen" />}
          onClick={() => store?.request({ type: 'toggleFullscreen' })}
        />
      )}
    </>
  );
}
