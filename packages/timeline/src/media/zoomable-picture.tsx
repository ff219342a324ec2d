import { useMessages, withRef } from '@rookery/ui';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { viewerMessages } from './viewer-messages.js';
import { useGestures } from './use-gestures.js';
import type { Size } from './viewed-media.js';
import { fitInto, panBy, UNZOOMED, zoomTo, ZOOM_STEP, type Point, type Zoom } from './gestures.js';

interface ZoomablePictureProps {
  url: string;
  /** Shown until the file has loaded. */
  previewUrl: string | null;
  /** Natural size in px; null when unknown. */
  size: Size | null;
  description: string;
  /** Of the description, as a BCP 47 tag. */
  lang: string | undefined;
  onScale(scale: number): void;
  /** A drag over the unzoomed picture: px from its start to its end. */
  onSwipe(x: number, y: number): void;
  /** A press on the stage beside the picture. */
  onPressOutside(): void;
  /** A touch of the picture shows or hides everything around it. */
  onToggleControls(): void;
  ref?: Ref<ZoomHandle>;
}

export interface ZoomHandle {
  /** Zooms around the centre. */
  zoomBy(factor: number): void;
  reset(): void;
}

const NO_SIZE: Size = { width: 0, height: 0 };
const CENTRE: Point = { x: 0, y: 0 };

/** A picture that zooms by wheel, pinch or double tap, and pans while zoomed. */
export const ZoomablePicture = withRef(PlainPicture);

function PlainPicture(props: ZoomablePictureProps) {
  const { url, previewUrl, size, description, lang, onScale, onSwipe, onPressOutside, onToggleControls, ref } = props;
  const text = useMessages(viewerMessages);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const { shown, hasFailed } = useBestSource(url, previewUrl);
  const [zoom, setZoom] = useState(UNZOOMED);

  const box = (): Size => stage.current?.getBoundingClientRect() ?? NO_SIZE;
  const picture = (): Size => {
    const { naturalWidth = 0, naturalHeight = 0, offsetWidth: width = 0, offsetHeight: height = 0 } = image.current ?? {};
    return fitInto(size ?? { width: naturalWidth, height: naturalHeight }, { width, height });
  };
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const change = (next: (zoom: Zoom) => Zoom): void => {
    const changed = next(zoom);
    setZoom(changed);
    if (changed.scale !== zoom.scale) onScale(changed.scale);
  };
  const zoomBy = (factor: number, point: Point = CENTRE): void =>
    change(now => zoomTo(now, now.scale * factor, point, picture(), box()));
  useImperativeHandle(ref, () => ({ zoomBy: factor => zoomBy(factor), reset: () => change(() => UNZOOMED) }));

  const gestures = useGestures({
    pointOf,
    isEnlarged: zoom.scale > 1,
    onPinch: zoomBy,
    onPan: by => change(now => panBy(now, by, picture(), box())),
    onSwipe,
    onTap: (isOutside, isTouch) => {
      if (isOutside && zoom.scale === 1) onPressOutside();
      else if (isTouch) onToggleControls();
    },
    onDoubleTap: (point, isTouch) => {
      // Takes back what its first touch has toggled.
      if (isTouch) onToggleControls();
      if (zoom.scale > 1) change(() => UNZOOMED);
      else zoomBy(ZOOM_STEP ** 2, point);
    },
  });

  // React's wheel listeners are passive and cannot prevent the browser from zooming the page.
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomBy(event.ctrlKey ? Math.exp(-event.deltaY / 100) : event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, pointOf(event));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  if (hasFailed) return <p className="rk-viewer-failed">{text.failed()}</p>;
  return (
    <div ref={stage} className="rk-viewer-stage" data-enlarged={zoom.scale > 1 || undefined} {...gestures}>
      <img
        referrerPolicy="no-referrer"
        ref={image}
        src={shown}
        alt={description}
        lang={lang}
        draggable={false}
        style={{
          transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
          ...(size && boxOf(size)),
        }}
      />
    </div>
  );
}

/** The preview until the file has loaded. Fails when there is neither. */
function useBestSource(url: string, previewUrl: string | null): { shown: string; hasFailed: boolean } {
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  useEffect(() => {
    let isCurrent = true;
    const settle = (outcome: 'loaded' | 'failed') => () => {
      if (isCurrent) setState(outcome);
    };
    const file = new Image();
    file.referrerPolicy = 'no-referrer';
    file.addEventListener('load', settle('loaded'));
    file.addEventListener('error', settle('failed'));
    file.src = url;
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return { shown: state === 'loaded' ? url : (previewUrl ?? url), hasFailed: state === 'failed' && previewUrl === null };
}

/** Reserves the size of the file for its preview. */
function boxOf({ width, height }: Size): { inlineSize: string; aspectRatio: string } {
  return { inlineSize: `min(${width}px, 100cqi, ${width / height} * 100cqb)`, aspectRatio: `${width} / ${height}` };
}
