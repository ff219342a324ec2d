import { REORDER_ATTRIBUTE, useLocale, useMessages, useReorder } from '@rookery/ui';
import { useRef, useState } from 'react';
import { isDescriptionTooLong } from '../composer-rules.js';
import type { DraftMedia } from '@rookery/store';
import { needsUpload, withDetails, withItemAt, withoutItem, type MediaChange, type MediaRequests } from '@rookery/store/drafts';
import { DescribeDialog } from './describe-dialog.js';
import { MediaTile } from './media-tile.js';
import { mediaMessages } from './messages.js';
import { useMediaUploads } from './use-media-uploads.js';

export interface MediaFieldProps {
  media: readonly DraftMedia[];
  /** Called with a function of the files at that moment: uploads end at any time. */
  onChange: (change: MediaChange) => void;
  requests: MediaRequests;
  descriptionCharacters: number;
  /** Called when the last file was removed: the focus has to go elsewhere. */
  onEmptied: () => void;
  /** Epoch ms. */
  now?: () => number;
  isReadOnly?: boolean;
}

/** The files of a draft (CMP-01): uploads them, and lets them be described, put in order and removed. */
export function MediaField({
  media,
  onChange,
  requests,
  descriptionCharacters,
  onEmptied,
  now = Date.now,
  isReadOnly = false,
}: MediaFieldProps) {
  const text = useMessages(mediaMessages);
  const isRightToLeft = useLocale().direction === 'rtl';
  const list = useRef<HTMLOListElement>(null);
  const [describedId, setDescribedId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { uploads, stop, retry } = useMediaUploads({ media, onChange, requests, now, describedId });
  const { draggedId, handleProps } = useReorder({
    ids: media.map(({ id }) => id),
    isRightToLeft,
    onMove: (id, position) => onChange(withItemAt(id, position)),
    onMovedByKey: position => setAnnouncement(text.moved({ position: position + 1, count: media.length })),
  });
  const described = media.find(({ id }) => id === describedId);

  const remove = (id: string, index: number): void => {
    onChange(withoutItem(id));
    if (media.length < 2) onEmptied();
    // The next file takes the place of the removed one; after the last one it is the one before.
    else tileButton(list.current, media[index === media.length - 1 ? index - 1 : index + 1]?.id)?.focus();
  };

  return (
    <>
      <ol ref={list} className="rk-draft-media" aria-label={text.label()} data-count={Math.min(media.length, 2)}>
        {media.map((item, index) => (
          <MediaTile
            key={item.id}
            item={item}
            number={index + 1}
            phase={uploads.get(item.id) ?? null}
            isWaiting={needsUpload(item, now())}
            isDragged={draggedId === item.id}
            isReadOnly={isReadOnly}
            isTooLong={isDescriptionTooLong(item, descriptionCharacters)}
            handleProps={media.length > 1 ? handleProps(item.id) : null}
            onDescribe={() => setDescribedId(item.id)}
            onRemove={() => remove(item.id, index)}
            onStop={() => stop(item.id)}
            onRetry={() => retry(item.id)}
          />
        ))}
      </ol>
      <output className="rk-visually-hidden">{announcement}</output>
      {described !== undefined && (
        <DescribeDialog
          item={described}
          number={media.indexOf(described) + 1}
          limit={descriptionCharacters}
          onChange={details => onChange(withDetails(described.id, details))}
          onClose={() => setDescribedId(null)}
        />
      )}
    </>
  );
}

function tileButton(list: HTMLElement | null, id: string | undefined): HTMLElement | null {
  const tiles = [...(list?.children ?? [])];
  return tiles.find(tile => tile.getAttribute(REORDER_ATTRIBUTE) === id)?.querySelector<HTMLElement>('.rk-draft-remove') ?? null;
}
