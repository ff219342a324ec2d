import { useMessages } from '@rookery/ui';
import type { ComponentType } from 'react';
import type { AttachmentPlayerProps } from './attachment-player.js';
import { mediaMessages } from './messages.js';

export interface SlidePlayerProps extends Pick<AttachmentPlayerProps, 'media' | 'author' | 'returnHref'> {
  /** Picture of audio without one of its own. */
  avatar: string | null;
  Player: ComponentType<AttachmentPlayerProps>;
}

/** The player of a slide of the viewer: a GIF plays at once, anything else waits for the reader. */
export function SlidePlayer({ media, author, returnHref, avatar, Player }: SlidePlayerProps) {
  const text = useMessages(mediaMessages);
  return (
    <Player
      media={media}
      name={media.description || (media.kind === 'audio' ? text.audio() : text.video())}
      author={author}
      artwork={media.previewUrl ?? avatar}
      returnHref={returnHref}
      start={media.kind === 'clip' ? 'muted' : 'paused'}
    />
  );
}
