import type { MediaAttachment } from '@rookery/api-client';
import { MediaViewer, SlidePlayer, slidesOf } from '@rookery/timeline/media';
import '@rookery/timeline/media-viewer.css';
import { AppPlayer } from '../media/app-player.js';

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
      renderPlayer={slide => <SlidePlayer media={slide} author="" avatar={null} returnHref="/chats" Player={AppPlayer} />}
    />
  );
}
