import type { AttachmentSlotProps } from '@rookery/timeline';
import { lazyPlayer, PlayableAttachment, type AttachmentPlayerProps } from '@rookery/timeline/media';
import { useSettings } from '../settings/settings-provider.js';

const load = () => import('./app-player.js');
const Player = lazyPlayer(async () => (await load()).AppPlayer);

/** A video or audio attachment of a post with the app's player. */
export function Attachment(props: AttachmentSlotProps) {
  const { settings } = useSettings();
  return (
    <PlayableAttachment
      {...props}
      Player={Player}
      autoPlay={settings.autoPlayVideo}
      onLeaveEarly={settings.miniPlayer ? player => void playOn(player) : undefined}
    />
  );
}

/** Audio goes on in the mini player once its code has loaded. A video is not played out of view. */
async function playOn(player: AttachmentPlayerProps): Promise<void> {
  if (player.media.kind !== 'audio') return;
  try {
    (await load()).playInMiniPlayer(player);
  } catch {
    // Without its code there is no mini player.
  }
}
