import { IconButton, useMessages } from '@rookery/ui';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import type { MediaLimits } from '@rookery/store/drafts';
import { mediaMessages } from './messages.js';

interface MediaButtonProps {
  limits: MediaLimits;
  /** Files that the post has already. */
  present: number;
  /** The post has a poll, and the server takes no media with it: the button says so. */
  isRefusedByPoll?: boolean;
  isDisabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Opens the file dialog of the platform, for several files at once. */
export function MediaButton({ limits, present, isRefusedByPoll = false, isDisabled = false, onFiles }: MediaButtonProps) {
  const text = useMessages(mediaMessages);
  const input = useRef<HTMLInputElement>(null);
  const isFull = present >= limits.most;
  const label = isRefusedByPoll ? text.notWithPoll() : isFull ? text.full({ limit: limits.most }) : text.add();
  return (
    <>
      <IconButton
        label={label}
        icon={<ImagePlus size={20} strokeWidth={1.85} aria-hidden="true" />}
        disabled={isDisabled || isFull || isRefusedByPoll}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={text.add()}
        accept={limits.types.length > 0 ? limits.types.join(',') : undefined}
        onChange={event => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </>
  );
}
