import { Button, LazyModal, useMessages, useRemainingText } from '@rookery/ui';
import { useEffect, useId, useRef } from 'react';
import { graphemeCount } from '../counted-length.js';
import type { DraftMedia } from '@rookery/store';
import type { MediaDetails } from '@rookery/store/drafts';
import { FocalPoint } from './focal-point.js';
import { kindOfItem, MediaPreview } from './media-preview.js';
import { mediaMessages } from './messages.js';

export interface DescribeDialogProps {
  item: DraftMedia;
  /** From 1. */
  number: number;
  /** The most characters of a description. */
  limit: number;
  /** Called with each key: the draft has the text as it is typed. */
  onChange: (details: Partial<MediaDetails>) => void;
  onClose: () => void;
}

/** Describes a file, and sets its focal point. Whatever closes it, nothing typed is lost. */
export function DescribeDialog({ number, onClose, ...form }: DescribeDialogProps) {
  const text = useMessages(mediaMessages);
  return (
    <LazyModal
      isOpen
      onClose={onClose}
      title={text.describeItem({ kind: kindOfItem(form.item), number })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {text.done()}
        </Button>
      }
    >
      <DescribeForm {...form} />
    </LazyModal>
  );
}

function DescribeForm({ item, limit, onChange }: Omit<DescribeDialogProps, 'number' | 'onClose'>) {
  const text = useMessages(mediaMessages);
  const remainingText = useRemainingText();
  const id = useId();
  const kind = kindOfItem(item);
  const field = useRef<HTMLTextAreaElement>(null);
  // A frame later: until then the modal below holds the focus.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const left = limit - graphemeCount(item.description);
  return (
    <div className="rk-describe">
      {kind === 'image' || kind === 'video' ? (
        <>
          <FocalPoint item={item} kind={kind} onChange={focus => onChange({ focus })} />
          <p>{text.focalHint()}</p>
        </>
      ) : (
        <MediaPreview item={item} kind={kind} label="" />
      )}
      <label htmlFor={id}>{text.description()}</label>
      <textarea
        id={id}
        ref={field}
        dir="auto"
        rows={4}
        placeholder={text.descriptionHint()}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0 || undefined}
        value={item.description}
        onChange={event => onChange({ description: event.target.value })}
      />
      <p id={`${id}-left`} className="rk-describe-left" data-over={left < 0 || undefined}>
        {remainingText.words(left)}
      </p>
    </div>
  );
}
