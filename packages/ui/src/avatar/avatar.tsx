import { useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated.js';

export interface AvatarProps {
  /** A URL that passed `safeUrl`; '' or null shows the initial. */
  src: string | null;
  /** Display name of the account. Show it beside the avatar: the image itself is decorative. */
  name: string;
  /** Width and height in pixels. Default 42. */
  size?: number;
}

/** A round profile picture; the initial of the name when there is no picture or it fails to load. */
export function Avatar({ src, name, size = 42 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return <Initial name={name} size={size} />;
  return (
    <img
      referrerPolicy="no-referrer"
      className="rk-avatar"
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}

function Initial({ name, size }: { name: string; size: number }) {
  const style = { inlineSize: size, blockSize: size, fontSize: size * 0.42 };
  return (
    <span className="rk-avatar" aria-hidden="true" style={useHydrated() ? style : undefined}>
      {initial(name)}
    </span>
  );
}

function initial(name: string): string {
  return Array.from(name.replace(/^[@\s]+/, ''))[0]?.toLocaleUpperCase() ?? '';
}
