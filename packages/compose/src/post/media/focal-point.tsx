import { useMessages } from '@rookery/ui';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { DraftMedia } from '@rookery/store';
import type { MediaKind } from '@rookery/store/drafts';
import { MediaPreview } from './media-preview.js';
import { mediaMessages } from './messages.js';

type Focus = NonNullable<DraftMedia['focus']>;

interface FocalPointProps {
  item: DraftMedia;
  kind: MediaKind;
  onChange: (focus: Focus) => void;
}

/** How far an arrow key moves the point; both axes run from -1 to 1. */
const STEP = 0.05;
const centre: Focus = { x: 0, y: 0 };

/** Sets the point of a picture that cut previews keep in view: with the pointer, or with the arrow keys on two sliders. */
export function FocalPoint({ item, kind, onChange }: FocalPointProps) {
  const text = useMessages(mediaMessages);
  const { x, y } = item.focus ?? centre;
  const across = x / 2 + 0.5;
  const down = 0.5 - y / 2;

  const follow = (event: PointerEvent<HTMLElement>): void => {
    if (event.type === 'pointermove' && (event.buttons & 1) === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    onChange(focusAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  };
  // Each slider moves the point both ways: it is one point to the person.
  const onKeyDown = (event: KeyboardEvent): void => {
    const [stepX = 0, stepY = 0] = steps.get(event.key) ?? [];
    if (stepX === 0 && stepY === 0) return;
    event.preventDefault();
    onChange(focusAt(across + stepX / 2, down + stepY / 2));
  };
  const slider = { min: 0, max: 1, step: STEP / 2, className: 'rk-visually-hidden', onKeyDown } as const;

  return (
    // A picture is not mirrored in right-to-left pages.
    <div
      className="rk-focal"
      dir="ltr"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        follow(event);
      }}
      onPointerMove={follow}
    >
      <MediaPreview item={item} kind={kind} label="" isWhole />
      <input
        {...slider}
        type="range"
        aria-label={text.focalAcross()}
        aria-valuetext={text.fromLeft({ share: across })}
        value={across}
        onChange={event => onChange(focusAt(event.target.valueAsNumber, down))}
      />
      <input
        {...slider}
        type="range"
        aria-label={text.focalDown()}
        aria-valuetext={text.fromTop({ share: down })}
        value={down}
        onChange={event => onChange(focusAt(across, event.target.valueAsNumber))}
      />
      <span className="rk-focal-point" style={{ left: `${String(across * 100)}%`, top: `${String(down * 100)}%` }} />
    </div>
  );
}

const steps: ReadonlyMap<string, readonly [number, number]> = new Map(
  Object.entries({
    ArrowLeft: [-STEP, 0],
    ArrowRight: [STEP, 0],
    ArrowUp: [0, -STEP],
    ArrowDown: [0, STEP],
  }),
);

/** The focal point at shares of the width and height, from the top left. Rounded to what servers keep. */
function focusAt(across: number, down: number): Focus {
  const within = (share: number) => Math.round((Math.min(Math.max(share, 0), 1) * 2 - 1) * 100) / 100;
  // Never -0, which is not equal to 0 when it was stored.
  return { x: within(across) + 0, y: 0 - within(down) };
}
