import { useEffect, useRef, type ReactElement } from 'react';
import { VideoPlayer } from '../video-player.js';
import { PlayerElement, type ElementProps } from './player-element.js';

/** The player, and who its media element is. */
function Video({ onMedia, title, author: _author, artwork: _artwork, label, ...rest }: ElementProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onMedia(place.current?.querySelector('video') ?? null);
    return () => onMedia(null);
  }, [onMedia]);
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as GivenProps;
  return (
    <div ref={place}>
      <VideoPlayer {...given} label={label || title} />
    </div>
  );
}

type GivenProps = Omit<Parameters<typeof VideoPlayer>[0], 'label'>;

/** `<rookery-video>`: the video player as an element. */
export class RookeryVideoElement extends PlayerElement {
  protected draw(props: ElementProps): ReactElement {
    return <Video {...props} />;
  }
}
