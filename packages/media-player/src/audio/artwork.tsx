import { useEffect, useRef, useState } from 'react';
import type { PlayerColors } from './audio-details.js';
import { loadAudioExtras } from './use-colors.js';

const SAMPLE_WIDTH = 32;
const SAMPLE_HEIGHT = 18;

/** The colours of a loaded image; `null` if it cannot be read. */
async function sampleColors(image: HTMLImageElement): Promise<PlayerColors | null> {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = SAMPLE_WIDTH;
    canvas.height = SAMPLE_HEIGHT;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(image, 0, 0, SAMPLE_WIDTH, SAMPLE_HEIGHT);
    const { data } = context.getImageData(0, 0, SAMPLE_WIDTH, SAMPLE_HEIGHT);
    return (await loadAudioExtras())?.colorsOfPixels(data) ?? null;
  } catch {
    return null;
  }
}

interface ArtworkProps {
  readonly src: string;
  /** Receives the colours of the image once it is loaded, if it can be read. */
  readonly onColors?: ((colors: PlayerColors) => void) | undefined;
}

/** With CORS, without CORS, or not at all. */
type Attempt = 'readable' | 'opaque' | 'none';

/** Artwork. Requested with CORS so that its colours can be read, then without; renders nothing if both fail. */
export function Artwork({ src, onColors }: ArtworkProps) {
  const [attempt, setAttempt] = useState<Attempt>('readable');
  const image = useRef<HTMLImageElement>(null);
  const sample = async () => {
    const current = image.current;
    if (!current || !onColors || attempt !== 'readable') return;
    const colors = await sampleColors(current);
    // The image may have been replaced meanwhile.
    if (colors && image.current === current) onColors(colors);
  };
  const retry = () => setAttempt(current => (current === 'readable' ? 'opaque' : 'none'));
  // A server-rendered image may have loaded or failed before hydration.
  useEffect(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth > 0) void sample();
    else if (image.current.currentSrc) retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the image that was present at mount
  }, []);
  if (attempt === 'none') return null;
  return (
    <img
      referrerPolicy="no-referrer"
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
