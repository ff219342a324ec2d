import type { MediaAttachment, Status } from '@rookery/api-client';
import { Button, useFormat, useHydrated, useMessages, withRef } from '@rookery/ui';
import { EyeOff } from 'lucide-react';
import { useState, type CSSProperties, type Ref } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { galleryAttachments } from './event-media.js';
import { GALLERY_LIMIT, galleryLayout, type GalleryBox } from './gallery-layout.js';
import { MediaTile } from './media-tile.js';
import { messages } from './messages.js';
import { attachmentRatio, widestOf } from './status-rules.js';

interface MediaGalleryProps {
  status: Status;
  /** The media is covered until the reader uncovers it (STAT-05). @selector [data-covered] */
  isCovered: boolean;
  /** Shows the media. Absent: the cover stays. */
  onShow?: (() => void) | undefined;
  /** Covers the media again. Absent: it was never covered. */
  onHide?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** The media of a post. The size of the box is known beforehand: nothing moves when media loads or is uncovered (LIST-13). */
export const MediaGallery = withRef(function MediaGallery({ status, isCovered, onShow, onHide, ref }: MediaGalleryProps) {
  const text = useMessages(messages);
  const { onOpenMedia } = useTimelineOptions();
  const [isWhole, setIsWhole] = useState(false);
  const all = galleryAttachments(status);
  const groups = isWhole ? inGroups(all) : [all];
  const only = all.length === 1 ? all[0] : undefined;
  const isLine = only?.type === 'unknown' || only?.type === 'audio';
  const showRest = () => {
    const index = status.media_attachments.indexOf(all[GALLERY_LIMIT - 1] as MediaAttachment);
    // The viewer has no files that browsers cannot show: then the others are shown in place.
    if (onOpenMedia === null || all.slice(GALLERY_LIMIT - 1).some(({ type }) => type === 'unknown')) setIsWhole(true);
    else onOpenMedia(status, index);
  };
  return (
    <div
      ref={ref}
      className="rk-media"
      data-covered={isCovered || undefined}
      data-coverable={isCovered || onHide ? true : undefined}
    >
      {groups.map((group, index) =>
        isLine ? (
          <div key={index} className="rk-media-line" data-kind={only?.type}>
            <MediaTile status={status} attachment={group[0] as MediaAttachment} isCovered={isCovered} fit="contain" isOnly />
          </div>
        ) : (
          <Group
            key={index}
            status={status}
            attachments={group}
            isCovered={isCovered}
            isOnly={only !== undefined}
            onShowRest={showRest}
          />
        ),
      )}
      {isCovered && <Cover isUnderReview={status.visibility === 'self'} onShow={onShow} />}
      {!isCovered && onHide && (
        <Button size="sm" className="rk-media-hide" onClick={onHide}>
          <EyeOff size={18} strokeWidth={1.85} aria-hidden="true" />
          {text.hide()}
        </Button>
      )}
    </div>
  );
});

interface GroupProps {
  status: Status;
  attachments: readonly MediaAttachment[];
  isCovered: boolean;
  isOnly: boolean;
  onShowRest: () => void;
}

function Group({ status, attachments, isCovered, isOnly, onShowRest }: GroupProps) {
  const text = useMessages(messages);
  const format = useFormat();
  const { settings } = useTimelineOptions();
  const isHydrated = useHydrated();
  const layout = galleryLayout(attachments.map(boxRatio), settings.tallRatio);
  return (
    <div className="rk-gallery" style={isHydrated ? { aspectRatio: String(layout.ratio), ...widestBox(attachments) } : undefined}>
      {layout.boxes.map((box, index) => {
        const attachment = attachments[index];
        if (attachment === undefined) return null;
        const isRest = layout.hiddenCount > 0 && index === GALLERY_LIMIT - 1;
        return (
          <div
            // Not the id: some servers give a file that is posted twice the same id.
            key={index}
            className="rk-tile"
            style={isHydrated ? placeOf(box) : undefined}
          >
            <MediaTile status={status} attachment={attachment} isCovered={isCovered} fit={layout.fit} isOnly={isOnly} />
            {isRest && !isCovered && (
              <button
                type="button"
                className="rk-media-rest"
                aria-label={text.moreMediaName({
                  count: layout.hiddenCount,
                  shown: text.moreMedia({ count: format.number(layout.hiddenCount) }),
                })}
                onClick={onShowRest}
              >
                {text.moreMedia({ count: format.number(layout.hiddenCount) })}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Limits the box of a single small picture. Players need their width. */
function widestBox([only, ...others]: readonly MediaAttachment[]): CSSProperties {
  const isPicture = only?.type === 'image' || only?.type === 'gifv';
  const width = isPicture && others.length === 0 ? widestOf(only) : null;
  return width === null ? {} : { maxInlineSize: `max(${width}px, var(--rk-target))` };
}

function placeOf({ x, y, width, height }: GalleryBox): CSSProperties {
  return { insetInlineStart: `${x}%`, insetBlockStart: `${y}%`, inlineSize: `${width}%`, blockSize: `${height}%` };
}

function Cover({ isUnderReview, onShow }: { isUnderReview: boolean; onShow?: (() => void) | undefined }) {
  const text = useMessages(messages);
  return (
    <div className="rk-media-cover">
      <div>
        <strong>{isUnderReview ? text.visibilitySelf() : text.sensitiveTitle()}</strong>
        <span>{isUnderReview ? text.underReviewText() : text.sensitiveText()}</span>
        {onShow && (
          <Button size="sm" onClick={onShow}>
            {text.show()}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The ratio of the box of an attachment. Audio has no picture, and the controls of a tall video need the full width. */
function boxRatio(attachment: MediaAttachment): number | null {
  if (attachment.type === 'audio') return 16 / 9;
  const ratio = attachmentRatio(attachment);
  return attachment.type === 'video' && ratio !== null ? Math.max(ratio, 1) : ratio;
}

function inGroups(attachments: readonly MediaAttachment[]): MediaAttachment[][] {
  const groups: MediaAttachment[][] = [];
  for (let start = 0; start < attachments.length; start += GALLERY_LIMIT) {
    groups.push(attachments.slice(start, start + GALLERY_LIMIT));
  }
  return groups;
}
