import { Icon } from './icon.js';
import type { CaptionSettings } from './caption-settings.js';
import { ControlButton } from './control-button.js';
import { PlayButton, ReplayButton, Time } from './play-buttons.js';
import type { PlayerStore } from './player-store.js';
import { safeUrl } from './safe-url.js';
import { SeekBar } from './seek-bar.js';
import { SettingsMenu } from './settings-menu.js';
import type { PlayerTexts } from './texts.js';
import { ThumbnailPicture } from './thumbnail.js';
import { usePlayer } from './use-player.js';
import { Volume } from './volume.js';

export interface VideoControlsProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
  captions: CaptionSettings;
  /** Address of the track of small pictures. */
  thumbnails: string | undefined;
  /** Offers the file for keeping. */
  downloadUrl: string | undefined;
}

/** The bar over the lower edge of a video. */
export function VideoControls({ store, texts, captions, thumbnails, downloadUrl }: VideoControlsProps) {
  const isLive = usePlayer(store, state => state.isLive);
  const download = safeUrl(downloadUrl, 'media');
  return (
    <div className="rk-player-controls">
      {!isLive && (
        <SeekBar
          store={store}
          texts={texts}
          preview={seconds =>
            store && thumbnails !== undefined && <ThumbnailPicture store={store} seconds={seconds} trackUrl={thumbnails} />
          }
        />
      )}
      <div className="rk-player-bar">
        <PlayButton store={store} texts={texts} />
        {!isLive && <ReplayButton store={store} texts={texts} />}
        <Volume store={store} texts={texts} />
        <Time store={store} texts={texts} />
        <CaptionsButton store={store} texts={texts} />
        <SettingsMenu store={store} texts={texts} captions={captions} />
        {download !== null && (
          <a className="rk-player-button" href={download} download aria-label={texts.download} title={texts.download}>
            <Icon name="download" />
          </a>
        )}
        <WindowButtons store={store} texts={texts} />
      </div>
    </div>
  );
}

interface ButtonsProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
}

function CaptionsButton({ store, texts }: ButtonsProps) {
  const hasTracks = usePlayer(store, state => state.textTracks.length > 0);
  const isOn = usePlayer(store, state => state.shownTrack !== null);
  if (!hasTracks) return null;
  return (
    <ControlButton
      label={texts.captions}
      icon={<Icon name="captions" />}
      isPressed={isOn}
      onClick={() => store?.request({ type: 'toggleCaptions' })}
    />
  );
}

function WindowButtons({ store, texts }: ButtonsProps) {
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
