import { AudioPlayer, VideoPlayer, type AudioPlayerProps, type PlayerStore, type PlayerTexts } from '@rookery/media-player';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { usePlayerTexts } from './use-player-texts.js';
import type { ViewedMedia } from './viewed-media.js';

export interface AttachmentPlayerProps {
  media: ViewedMedia;
  /** Accessible name. */
  name: string;
  /** Name of the post's author. */
  author: string;
  /** Picture shown with audio. */
  artwork: string | null;
  /** Address of the post, where the mini player leads back to. */
  returnHref: string;
  /** `playing`: at once, after a press. `muted`: automatically and without sound, while in view. `paused`: waits for the reader. */
  start: 'playing' | 'muted' | 'paused';
  /** The mini player, where audio continues out of view. Default: that of the nearest `MiniPlayerProvider`; `false`: none. */
  miniPlayer?: AudioPlayerProps['miniPlayer'];
  /** Default: the texts of the player in the language of `MessagesProvider`, English where there are none. */
  texts?: Partial<PlayerTexts>;
  /** Called once the player plays what the reader asked for. */
  onBegin?: (() => void) | undefined;
  /** Shown until the player's code and texts have loaded. */
  placeholder?: ReactNode;
}

/** The player of a video or audio attachment. */
export function AttachmentPlayer({ texts: given, placeholder = null, ...props }: AttachmentPlayerProps) {
  const ofPage = usePlayerTexts();
  const texts = given ?? ofPage;
  return texts === null ? placeholder : <Player {...props} texts={texts} />;
}

function Player(props: Omit<AttachmentPlayerProps, 'texts' | 'placeholder'> & { texts: Partial<PlayerTexts> }) {
  const { media, name, author, artwork, returnHref, start, miniPlayer, texts } = props;
  const begin = useStart(start, props.onBegin);
  // The press that loaded the player was on a button that is gone now: the player takes its focus. Not again when its page is shown
  // again.
  const hasFocused = useRef(start !== 'playing');
  const takeFocus = useCallback((box: HTMLElement | null) => {
    if (box === null || hasFocused.current) return;
    hasFocused.current = true;
    box.querySelector<HTMLElement>('.rk-player')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={takeFocus} className="rk-attachment-player" data-kind={media.kind}>
      {media.kind === 'audio' ? (
        <AudioPlayer
          src={media.url}
          title={name}
          author={author}
          artwork={artwork}
          downloadUrl={media.url}
          texts={texts}
          miniPlayer={miniPlayer}
          returnHref={returnHref}
          autoPlay={start === 'muted'}
          onStore={begin}
        />
      ) : (
        <VideoPlayer
          src={media.url}
          label={name}
          {...(media.previewUrl !== null && { poster: media.previewUrl })}
          {...(media.size && { aspectRatio: media.size.width / media.size.height })}
          downloadUrl={media.url}
          texts={texts}
          loop={media.kind === 'clip'}
          autoPlay={start === 'muted'}
          onStore={begin}
        />
      )}
    </div>
  );
}

/** Plays the first store of a mount only: a player that renders again must not start again. */
function useStart(start: AttachmentPlayerProps['start'], onBegin: (() => void) | undefined): (store: PlayerStore | null) => void {
  const isDone = useRef(start !== 'playing');
  const latest = useRef(onBegin);
  useEffect(() => {
    latest.current = onBegin;
  });
  return useCallback((store: PlayerStore | null) => {
    if (store === null || isDone.current) return;
    isDone.current = true;
    store.request({ type: 'play' });
    latest.current?.();
  }, []);
}
