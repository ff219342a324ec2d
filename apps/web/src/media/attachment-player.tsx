import { AudioPlayer, VideoPlayer, type PlayerStore } from '@rookery/media-player';
import '@rookery/media-player/styles.css';
import { useLocale } from '@rookery/ui';
import { use, useCallback, useEffect, useRef } from 'react';
import type { ViewedMedia } from './viewed-media.js';
import { useSettings } from '../settings/settings-provider.js';
import { miniPlayer, playerTexts } from './players.js';
import { announcePlayers } from './mini-dock-host.js';

export interface AttachmentPlayerProps {
  media: ViewedMedia;
  /** What it shows or what is heard, in words. */
  name: string;
  /** Who it is by. */
  author: string;
  /** The picture of a sound. */
  artwork: string | null;
  /** Where its post is. */
  returnHref: string;
  /** Plays once it is there, because somebody pressed; by itself and without sound; or waits. */
  start: 'at once' | 'quietly' | 'waiting';
}

/** A film or a sound of a post. */
export function AttachmentPlayer({ media, name, author, artwork, returnHref, start }: AttachmentPlayerProps) {
  const { locale } = useLocale();
  const texts = use(playerTexts(locale));
  const { settings } = useSettings();
  const begin = useStart(start);
  // Somebody who pressed the still picture has the focus where the button was.
  const takeFocus = useCallback(
    (box: HTMLElement | null) => {
      if (start === 'at once') box?.querySelector<HTMLElement>('.rk-player')?.focus({ preventScroll: true });
    },
    [start],
  );
  useEffect(() => announcePlayers(), []);
  return (
    <div ref={takeFocus} className="app-player" data-kind={media.kind}>
      {media.kind === 'audio' ? (
        <AudioPlayer
          src={media.url}
          title={name}
          author={author}
          artwork={artwork}
          downloadUrl={media.url}
          texts={texts}
          miniPlayer={settings.miniPlayer && miniPlayer}
          returnHref={returnHref}
          autoPlay={start === 'quietly'}
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
          autoPlay={start === 'quietly'}
          onStore={begin}
        />
      )}
    </div>
  );
}

/** Starts a player once it can be asked to; only the first one, or a player whose post is drawn anew would start again. */
function useStart(start: AttachmentPlayerProps['start']): (store: PlayerStore | null) => void {
  const isDone = useRef(start !== 'at once');
  return useCallback((store: PlayerStore | null) => {
    if (store === null || isDone.current) return;
    isDone.current = true;
    store.request({ type: 'play' });
  }, []);
}
