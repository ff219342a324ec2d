import type { MediaAttachment } from '@rookery/api-client';
import { useMessages } from '@rookery/ui';
import { AttachmentPlayer } from '../media/attachment-player.js';
import { slidesOf } from '../media/viewed-media.js';
import { MediaViewer } from '../media-viewer/media-viewer.js';
import { mediaMessages } from '../messages/media-messages.js';

interface ChatViewerProps {
  isOpen: boolean;
  /** The files of a message. */
  media: readonly MediaAttachment[];
  /** Index of the file that is shown, among `media`. */
  index: number;
  onSelect: (index: number) => void;
  onClose: () => void;
}

/** The files of a message in full screen. */
export function ChatViewer({ isOpen, media, index, onSelect, onClose }: ChatViewerProps) {
  const text = useMessages(mediaMessages);
  const slides = slidesOf(media);
  const current = slides.findIndex(slide => slide.index === index);
  return (
    <MediaViewer
      isOpen={isOpen}
      slides={slides}
      index={Math.max(current, 0)}
      postHref={null}
      onSelect={selected => onSelect(slides[selected]?.index ?? 0)}
      onClose={onClose}
      renderPlayer={slide => (
        <AttachmentPlayer
          media={slide}
          name={slide.description || (slide.kind === 'audio' ? text.audio() : text.video())}
          author=""
          artwork={slide.previewUrl}
          returnHref="/chats"
          start={slide.kind === 'clip' ? 'muted' : 'paused'}
        />
      )}
    />
  );
}
