import type { CSSProperties } from 'react';

export interface SkeletonProps {
  /** Any CSS length, or pixels. Default the whole width. */
  width?: number | string;
  /** Any CSS length, or pixels. Default one line of text. */
  height?: number | string;
  shape?: 'line' | 'block' | 'circle';
}

/** The shape of something that is still loading. The region around it says so; this is decoration. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className="rk-skeleton" data-shape={shape} aria-hidden="true" style={style} />;
}
