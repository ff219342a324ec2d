import { useEffect, useRef, type ReactElement } from 'react';
import { Video, type VideoOptions } from '../video/video.js';
import { PlayerElement, type ElementProps } from './player-element.js';

/** The video player; reports its media element. */
function ElementVideo({ onMedia, title, author: _author, artwork: _artwork, label, ...rest }: ElementProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onMedia(box.current?.querySelector('video') ?? null);
    return () => onMedia(null);
  }, [onMedia]);
  const definedProps = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as DefinedProps;
  return (
    <div ref={box}>
      <Video {...definedProps} label={label || title} />
    </div>
  );
}

type DefinedProps = Omit<VideoOptions, 'label'>;

/** `<rookery-video>`: the video player as an element. */
export class RookeryVideoElement extends PlayerElement {
  protected renderPlayer(props: ElementProps): ReactElement {
    return <ElementVideo {...props} />;
  }
}
