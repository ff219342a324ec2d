import { useHydrated, withRef } from '@rookery/ui';
import { useState, type CSSProperties, type Ref } from 'react';
import { Blurhash } from './blurhash.js';

interface MediaPictureProps {
  src: string;
  alt: string;
  /** The language of the description (BCP 47). */
  lang?: string | undefined;
  /** Shown until the picture has loaded. */
  blurhash: string | null;
  style?: CSSProperties | undefined;
  onLoad?: (() => void) | undefined;
  onError?: (() => void) | undefined;
  ref?: Ref<HTMLImageElement>;
}

/** A picture above its blurred preview, in the box of its parent. */
export const MediaPicture = withRef(function MediaPicture({
  src,
  alt,
  lang,
  blurhash,
  style,
  onLoad,
  onError,
  ref,
}: MediaPictureProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const isHydrated = useHydrated();
  return (
    <>
      {blurhash && !isLoaded && <Blurhash hash={blurhash} />}
      <img
        referrerPolicy="no-referrer"
        ref={ref}
        src={src}
        alt={alt}
        lang={lang}
        loading="lazy"
        decoding="async"
        style={isHydrated ? style : undefined}
        onLoad={() => {
          setIsLoaded(true);
          onLoad?.();
        }}
        onError={onError}
      />
    </>
  );
});
