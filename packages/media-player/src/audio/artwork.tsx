import { useEffect, useRef, useState } from 'react';
import type { PlayerColors } from './player-colors.js';
import { loadColors } from './use-colors.js';

const SAMPLE_WIDTH = 32;
const SAMPLE_HEIGHT = 18;

/** The colours of a picture that is loaded, or `null` where it may not be read. */
async function sampleColors(image: HTMLImageElement): Promise<PlayerColors | null> {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = SAMPLE_WIDTH;
    canvas.height = SAMPLE_HEIGHT;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(image, 0, 0, SAMPLE_WIDTH, SAMPLE_HEIGHT);
    const { data } = context.getImageData(0, 0, SAMPLE_WIDTH, SAMPLE_HEIGHT);
    return (await loadColors())?.colorsOfPixels(data) ?? null;
  } catch {
    return null;
  }
}

export interface ArtworkProps {
  readonly src: string;
  /** The picture's colours, once it is there and may be read. */
  readonly onColors?: ((colors: PlayerColors) => void) | undefined;
}

type Attempt = 'readable' | 'shown' | 'none';

/** The picture of a sound. First asked for so that its colours may be read, else only shown; one that cannot be shown leaves its place. */
export function Artwork({ src, onColors }: ArtworkProps) {
  const [attempt, setAttempt] = useState<Attempt>('readable');
  const image = useRef<HTMLImageElement>(null);
  const sample = async () => {
    const picture = image.current;
    if (!picture || !onColors || attempt !== 'readable') return;
    const colors = await sampleColors(picture);
    // By then it may have left its place.
    if (colors && image.current === picture) onColors(colors);
  };
  const retry = () => setAttempt(current => (current === 'readable' ? 'shown' : 'none'));
  // What came from the server may have loaded, or failed, before anybody listened.
  useEffect(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth > 0) void sample();
    else if (image.current.currentSrc) retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was there before the first effect
  }, []);
  if (attempt === 'none') return null;
  return (
    <img
      key={attempt}
      ref={image}
      className="rk-audio-artwork"
      src={src}
      alt=""
      crossOrigin={attempt === 'readable' ? 'anonymous' : undefined}
      decoding="async"
      draggable={false}
      onLoad={() => void sample()}
      onError={retry}
    />
  );
}
