import { useEffect, useRef } from 'react';

/** Both sides of the canvas, in px. A blur needs no more pixels, whatever size it is stretched to. */
const BLUR_SIZE = 32;
/** A hash of 1 x 1 to 9 x 9 components has 6 to 166 characters; anything else is not decoded. */
const HASH_LENGTH = { least: 6, most: 166 };
/** A picture that loads sooner needs no blur, nor does a row that is scrolled past. */
const PATIENCE_MS = 100;

interface BlurhashProps {
  hash: string;
}

/** The blurred preview of a picture that is still loading. An invalid hash leaves an empty canvas. */
export function Blurhash({ hash }: BlurhashProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  // Paints the canvas. The decoder is lazy-loaded with the first picture that needs it.
  useEffect(() => {
    if (hash.length < HASH_LENGTH.least || hash.length > HASH_LENGTH.most) return undefined;
    let isStale = false;
    const paint = async (): Promise<void> => {
      // Without the decoder the canvas stays empty.
      const decoder = await import('blurhash').catch(() => null);
      const context = canvas.current?.getContext('2d');
      if (isStale || !context || decoder?.isBlurhashValid(hash).result !== true) return;
      const pixels = decoder.decode(hash, BLUR_SIZE, BLUR_SIZE);
      const image = context.createImageData(BLUR_SIZE, BLUR_SIZE);
      image.data.set(pixels);
      context.putImageData(image, 0, 0);
    };
    const timer = setTimeout(() => void paint(), PATIENCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [hash]);

  return <canvas ref={canvas} className="rk-blurhash" width={BLUR_SIZE} height={BLUR_SIZE} aria-hidden="true" />;
}
