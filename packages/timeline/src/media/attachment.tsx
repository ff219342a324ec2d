import { lazyPlayer } from './lazy-player.js';
import { PlayableAttachment, type PlayableAttachmentProps } from './playable-attachment.js';

const Player = lazyPlayer(async () => (await import('./attachment-player.js')).AttachmentPlayer);

/** The slot `Attachment` with the players of `@rookery/media-player`, which load on the first press. */
export function Attachment(props: Omit<PlayableAttachmentProps, 'Player'>) {
  return <PlayableAttachment {...props} Player={Player} />;
}
