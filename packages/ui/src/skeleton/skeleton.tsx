import type { CSSProperties } from 'react';
import { useHydrated } from '../hydration/use-hydrated.js';

export interface SkeletonProps {
  /** A CSS length, or pixels. Default: the full width. */
  width?: number | string;
  /** A CSS length, or pixels. Default: one line of text. */
  height?: number | string;
  /** Default `line`. */
  shape?: 'line' | 'block' | 'circle';
}

/** A decorative placeholder for loading content. Announce the loading state on the region around it. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className="rk-skeleton" data-shape={shape} aria-hidden="true" style={useHydrated() ? style : undefined} />;
}
