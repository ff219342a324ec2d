import { IconButton, LazyModal, Link, useLocale, useMessages } from '@rookery/ui';
import { ChevronLeft, ChevronRight, Download, Link2, MessageSquare, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { viewerMessages } from './viewer-messages.js';
import { swipeAction, slideAt } from './gestures.js';
import { coverScrollbarGutter } from './scrollbar-gutter.dom.js';
import { usePlayerSwipe } from './use-player-swipe.js';
import type { ViewedMedia } from './viewed-media.js';
import { MAX_SCALE, ZOOM_STEP } from './gestures.js';
import { ZoomablePicture, type ZoomHandle } from './zoomable-picture.js';

export interface MediaViewerProps {
  isOpen: boolean;
  slides: readonly ViewedMedia[];
  index: number;
  /** More slides are on their way behind the last one: then the slides do not wrap around. @default false */
  hasMore?: boolean | undefined;
  /** Address of the post; null when the page behind the viewer shows it. */
  postHref: string | null;
  /** Copies a link that opens the slide. Absent: not offered. */
  onCopyLink?: ((slide: ViewedMedia) => void) | undefined;
  /** `none`: the viewer is a history entry of the app, which closes it. */
  historyEntry?: 'none' | undefined;
  /** The language of the descriptions, as a BCP 47 tag. */
  lang?: string | undefined;
  onSelect(index: number): void;
  onClose(): void;
  /** Renders a video or audio slide. */
  renderPlayer(slide: ViewedMedia): ReactNode;
}

const ICON = { size: 20, strokeWidth: 1.85, 'aria-hidden': true } as const;

/** The media of a post in full screen, one slide at a time. MOD-13 */
export function MediaViewer(props: MediaViewerProps) {
  const {
    isOpen,
    slides,
    index,
    hasMore = false,
    postHref,
    onCopyLink,
    historyEntry,
    lang,
    onSelect,
    onClose,
    renderPlayer,
  } = props;
  const text = useMessages(viewerMessages);
  const { direction } = useLocale();
  const slide = slides[index];
  const picture = useRef<ZoomHandle>(null);
  const [scaled, setScaled] = useState<{ id: string | undefined; scale: number }>({ id: undefined, scale: 1 });
  const scale = scaled.id === slide?.id ? scaled.scale : 1;
  const zoomBy = (factor: number): void => picture.current?.zoomBy(factor);
  const turn = (by: number): void => {
    const next = slideAt(index, by, slides.length);
    if (!hasMore || next === index + by) onSelect(next);
  };
  const [isBare, setBare] = useState(false);
  usePrefetchedNeighbours(slides, index);

  useViewerKeys(isOpen && slides.length > 0, {
    ArrowRight: () => turn(direction === 'ltr' ? 1 : -1),
    ArrowLeft: () => turn(direction === 'ltr' ? -1 : 1),
    Home: () => onSelect(0),
    End: () => onSelect(slides.length - 1),
    '+': () => zoomBy(ZOOM_STEP),
    '=': () => zoomBy(ZOOM_STEP),
    '-': () => zoomBy(1 / ZOOM_STEP),
    '0': () => picture.current?.reset(),
  });

  const onSwipe = (x: number, y: number): void => {
    const action = swipeAction(x, y, direction);
    if (action === 'close') onClose();
    if (slides.length > 1 && (action === 'next' || action === 'previous')) turn(action === 'next' ? 1 : -1);
  };

  const playerSwipe = usePlayerSwipe(onSwipe);
  const place = hasMore ? text.titleAt({ index: index + 1 }) : text.titleOf({ index: index + 1, count: slides.length });
  const title = slides.length > 1 ? place : text.title();

  return (
    <LazyModal
      isOpen={isOpen}
      onClose={onClose}
      layout="screen"
      {...(historyEntry && { historyEntry })}
      title={title}
      headerActions={
        slide && (
          <>
            {slide.kind === 'picture' && (
              <>
                <IconButton
                  label={text.zoomOut()}
                  icon={<ZoomOut {...ICON} />}
                  disabled={scale === 1}
                  onClick={() => zoomBy(1 / ZOOM_STEP)}
                />
                <IconButton
                  label={text.zoomIn()}
                  icon={<ZoomIn {...ICON} />}
                  disabled={scale === MAX_SCALE}
                  onClick={() => zoomBy(ZOOM_STEP)}
                />
              </>
            )}
            {postHref !== null && (
              <Link className="rk-icon-button" href={postHref} aria-label={text.viewPost()}>
                <MessageSquare {...ICON} />
              </Link>
            )}
            {onCopyLink && <IconButton label={text.copyLink()} icon={<Link2 {...ICON} />} onClick={() => onCopyLink(slide)} />}
            <a
              className="rk-icon-button"
              href={slide.url}
              target="_blank"
              rel="nofollow noopener noreferrer"
              aria-label={text.openFile()}
              download
            >
              <Download {...ICON} />
            </a>
          </>
        )
      }
    >
      <div className="rk-viewer" data-bare={(isBare && slide?.kind === 'picture') || undefined}>
        <ScrollbarGutter />
        {slide === undefined ? (
          <p className="rk-viewer-failed">{text.missing()}</p>
        ) : (
          <figure key={slide.id} className="rk-viewer-slide">
            {slide.kind === 'picture' ? (
              <ZoomablePicture
                {...slide}
                lang={lang}
                ref={picture}
                onScale={value => setScaled({ id: slide.id, scale: value })}
                onSwipe={onSwipe}
                onPressOutside={onClose}
                onToggleControls={() => setBare(!isBare)}
              />
            ) : (
              <div className="rk-viewer-player" {...playerSwipe}>
                {renderPlayer(slide)}
              </div>
            )}
            {slide.description !== '' && (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll a long description
              <figcaption dir="auto" lang={lang} tabIndex={0}>
                {slide.description}
              </figcaption>
            )}
          </figure>
        )}
        {slides.length > 1 && (
          <>
            <IconButton
              className="rk-viewer-turn rk-viewer-previous"
              label={text.previous()}
              icon={<ChevronLeft {...ICON} size={28} />}
              onClick={() => turn(-1)}
            />
            <IconButton
              className="rk-viewer-turn rk-viewer-next"
              label={text.next()}
              icon={<ChevronRight {...ICON} size={28} />}
              onClick={() => turn(1)}
            />
            {slides.length <= MAX_DOTS && !hasMore && <Dots count={slides.length} index={index} onSelect={onSelect} />}
          </>
        )}
      </div>
    </LazyModal>
  );
}

/** Inside the modal: its effect runs after that of the modal, which reserves the gutter. */
function ScrollbarGutter() {
  useEffect(() => coverScrollbarGutter(document.documentElement), []);
  return null;
}

/** More dots would not tell the place: the title has its number. */
const MAX_DOTS = 20;

function Dots({ count, index, onSelect }: { count: number } & Pick<MediaViewerProps, 'index' | 'onSelect'>) {
  const text = useMessages(viewerMessages);
  return (
    <nav className="rk-viewer-dots" aria-label={text.slides()}>
      {Array.from({ length: count }, (_, slideIndex) => (
        <button
          key={slideIndex}
          type="button"
          aria-label={text.titleOf({ index: slideIndex + 1, count })}
          aria-current={slideIndex === index}
          onClick={() => onSelect(slideIndex)}
        />
      ))}
    </nav>
  );
}

/** Prefetches the pictures before and after the current slide. */
function usePrefetchedNeighbours(slides: readonly ViewedMedia[], index: number): void {
  useEffect(() => {
    if (slides.length < 2) return;
    for (const by of [1, -1]) {
      const neighbour = slides[slideAt(index, by, slides.length)];
      if (neighbour?.kind === 'picture') Object.assign(new Image(), { referrerPolicy: 'no-referrer', src: neighbour.url });
    }
  }, [slides, index]);
}

/** Keys of the open viewer, wherever the focus is. Keys that a player has handled are ignored. */
function useViewerKeys(isActive: boolean, actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
      if (action === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
