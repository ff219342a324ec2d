import { useState } from 'react';

export interface AvatarProps {
  /** An address that is already safe to load; '' or null shows the initial. */
  src: string | null;
  /** Whose picture it is. The name stands beside it, so the picture itself is decoration. */
  name: string;
  /** Pixels, both ways. Default 42. */
  size?: number;
}

/** A round picture, or the initial of the name where there is none or it cannot be loaded. */
export function Avatar({ src, name, size = 42 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) {
    return (
      <span className="rk-avatar" aria-hidden="true" style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42 }}>
        {initial(name)}
      </span>
    );
  }
  return (
    <img
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

function initial(name: string): string {
  return Array.from(name.replace(/^[@\s]+/, ''))[0]?.toLocaleUpperCase() ?? '';
}
