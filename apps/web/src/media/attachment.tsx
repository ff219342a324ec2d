import type { AttachmentSlotProps } from '@rookery/timeline';
import { lazyPlayer, PlayableAttachment } from '@rookery/timeline/media';
import { useSettings } from '../settings/settings-provider.js';

const Player = lazyPlayer(async () => (await import('./app-player.js')).AppPlayer);

/** A video or audio attachment of a post with the app's player. */
export function Attachment(props: AttachmentSlotProps) {
  return <PlayableAttachment {...props} Player={Player} autoPlay={useSettings().settings.autoPlayVideo} />;
}
