import { usePlayer } from '../store/use-player.js';
import type { ButtonProps } from './buttons.js';
import { ControlButton, Icon } from './control-button.js';

/** Toggles picture-in-picture. Not rendered where the browser does not support it. */
export function PictureInPictureButton({ store, texts }: ButtonProps) {
  const can = usePlayer(store, state => state.can.pictureInPicture);
  const isOn = usePlayer(store, state => state.isPictureInPicture);
  if (!can) return null;
  return (
    <ControlButton
      label={isOn ? texts.leavePictureInPicture : texts.enterPictureInPicture}
      icon={<Icon name="pictureInPicture" />}
      onClick={() => store?.request({ type: 'togglePictureInPicture' })}
    />
  );
}

/** Toggles full screen. Not rendered where the browser does not support it. */
export function FullscreenButton({ store, texts }: ButtonProps) {
  const can = usePlayer(store, state => state.can.fullscreen);
  const isOn = usePlayer(store, state => state.isFullscreen);
  if (!can) return null;
  return (
    <ControlButton
      label={isOn ? texts.leaveFullscreen : texts.enterFullscreen}
      icon={<Icon name={isOn ? 'leaveFullscreen' : 'fullscreen'} />}
      onClick={() => store?.request({ type: 'toggleFullscreen' })}
    />
  );
}
