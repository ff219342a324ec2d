import { shownHandle } from '@rookery/ui';
import type { ComponentType } from 'react';
import { displayStatus } from '../status/status-rules.js';
import { AttachmentPlayer, type AttachmentPlayerProps } from './attachment-player.js';
import { MediaViewer } from './media-viewer.js';
import { SlidePlayer } from './slide-player.js';
import { slidesOf, type ShownMedia } from './slides.js';

export interface StatusSlidesProps {
  isOpen: boolean;
  shown: ShownMedia;
  /** The reader turns to another attachment of the post, or closes the viewer. */
  onShow(shown: ShownMedia | null): void;
  /** Address of the post, for a link to it and for the mini player. Default: neither leads back to the post. */
  postHref?: string | null;
  /** Default: `AttachmentPlayer`. */
  Player?: ComponentType<AttachmentPlayerProps>;
}

/** The open viewer of `StatusViewer`, and while it fades out. */
export function StatusSlides({ isOpen, shown, onShow, postHref = null, Player = AttachmentPlayer }: StatusSlidesProps) {
  const { index } = shown;
  const status = displayStatus(shown.status);
  const slides = slidesOf(status.media_attachments, status.card);
  const { account } = status;
  return (
    <MediaViewer
      isOpen={isOpen}
      slides={slides}
      index={Math.max(
        slides.findIndex(slide => slide.index === index),
        0,
      )}
      postHref={postHref}
      lang={status.language ?? undefined}
      onSelect={selected => onShow({ status, index: slides[selected]?.index ?? 0 })}
      onClose={() => onShow(null)}
      renderPlayer={slide => (
        <SlidePlayer
          media={slide}
          author={account.display_name || shownHandle(account.acct)}
          avatar={account.avatar}
          returnHref={postHref ?? ''}
          Player={Player}
        />
      )}
    />
  );
}
