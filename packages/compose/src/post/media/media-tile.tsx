import { Button, IconButton, REORDER_ATTRIBUTE, useFormat, useMessages } from '@rookery/ui';
import { Captions, GripVertical, X } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import type { DraftMedia } from '@rookery/store';
import type { UploadPhase } from '@rookery/store/drafts';
import { MediaPreview, kindOfItem } from './media-preview.js';
import { mediaMessages } from './messages.js';

interface MediaTileProps {
  item: DraftMedia;
  /** From 1. */
  number: number;
  /** Null: nothing is in flight. */
  phase: UploadPhase | null;
  /** Whether the file waits for its upload. */
  isWaiting: boolean;
  isDragged: boolean;
  isReadOnly: boolean;
  /** Whether the description has too many characters. */
  isTooLong: boolean;
  /** Null: the file is alone. */
  handleProps: Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onKeyDown'> | null;
  onDescribe: () => void;
  onRemove: () => void;
  onStop: () => void;
  onRetry: () => void;
}

/** A file of a draft: its preview, the state of its upload, and what can be done with it. */
export function MediaTile({
  item,
  number,
  phase,
  isWaiting,
  isDragged,
  isReadOnly,
  isTooLong,
  handleProps,
  ...on
}: MediaTileProps) {
  const text = useMessages(mediaMessages);
  const kind = kindOfItem(item);
  const isDescribed = item.description.trim() !== '';
  const [label, name] = isTooLong
    ? (['tooLong', 'tooLongOf'] as const)
    : isDescribed
      ? (['described', 'descriptionOf'] as const)
      : (['describe', 'describeItem'] as const);
  return (
    <li className="rk-draft-tile" {...{ [REORDER_ATTRIBUTE]: item.id }} data-dragged={isDragged || undefined} data-kind={kind}>
      <div className="rk-draft-preview" title={item.name || undefined}>
        <MediaPreview item={item} kind={kind} label={item.description || text.item({ kind, number })} />
      </div>
      {handleProps !== null && !isReadOnly && (
        <IconButton
          {...handleProps}
          className="rk-draft-handle"
          label={text.move({ kind, number })}
          icon={<GripVertical size={18} strokeWidth={2} aria-hidden="true" />}
        />
      )}
      {!isReadOnly && (
        <IconButton
          className="rk-draft-remove"
          label={text.remove({ kind, number })}
          icon={<X size={18} strokeWidth={2} aria-hidden="true" />}
          onClick={on.onRemove}
        />
      )}
      <UploadState
        phase={phase}
        isWaiting={isWaiting}
        name={text.item({ kind, number })}
        onStop={on.onStop}
        onRetry={on.onRetry}
      />
      <Button
        className="rk-draft-describe"
        size="sm"
        data-described={isDescribed || undefined}
        data-over={isTooLong || undefined}
        aria-label={text[name]({ kind, number })}
        disabled={isReadOnly}
        onClick={on.onDescribe}
      >
        {!isDescribed && <Captions size={16} strokeWidth={1.85} aria-hidden="true" />}
        {text[label]()}
      </Button>
    </li>
  );
}

interface UploadStateProps {
  phase: UploadPhase | null;
  isWaiting: boolean;
  name: string;
  onStop: () => void;
  onRetry: () => void;
}

function UploadState({ phase, isWaiting, name, onStop, onRetry }: UploadStateProps) {
  const text = useMessages(mediaMessages);
  const format = useFormat();
  if (phase === null) return isWaiting ? <p className="rk-draft-upload">{text.waiting()}</p> : null;
  if (phase.kind === 'saving') return null;
  if (phase.kind === 'uploading') {
    const isProcessed = phase.progress >= 1;
    const label = isProcessed ? text.processing() : text.uploading();
    return (
      <div className="rk-draft-upload">
        <span aria-hidden="true">{isProcessed ? label : `${format.number(Math.floor(phase.progress * 100))} %`}</span>
        <progress aria-label={`${name}: ${label}`} max={1} {...(!isProcessed && { value: phase.progress })} />
        <Button size="sm" onClick={onStop}>
          {text.cancel()}
        </Button>
      </div>
    );
  }
  const hasFailed = phase.kind === 'failed';
  const reason = hasFailed
    ? (phase.text ?? (phase.again === 'online' ? text.uploadOffline() : text.uploadFailed()))
    : text.stopped();
  return (
    <div className="rk-draft-upload" data-failed={hasFailed || undefined}>
      <p role={hasFailed ? 'alert' : undefined} dir="auto">
        {reason}
      </p>
      <Button size="sm" onClick={onRetry}>
        {text.retry()}
      </Button>
    </div>
  );
}
