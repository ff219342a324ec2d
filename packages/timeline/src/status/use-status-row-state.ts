import type { Status } from '@rookery/api-client';
import { safeUrl } from '@rookery/ui';
import { useState, type RefObject } from 'react';
import type { StatusRowState } from '../commands/command-context.js';
import type { TimelineSettings } from '../options/timeline-options.js';
import { attachmentUrl, isMediaCovered } from './status-rules.js';

/** Whether the text behind a content warning and the media of a row are shown: first by the settings, then by the reader's choice. */
export function useStatusRowState(
  status: Status,
  settings: TimelineSettings,
  row: RefObject<HTMLElement | null>,
  mediaBox: RefObject<HTMLElement | null>,
): StatusRowState {
  const [isTextOpen, setTextOpen] = useState(settings.expandSpoilers);
  const [coverChoice, setMediaCovered] = useState<boolean | null>(null);
  const isCovered = coverChoice ?? isMediaCovered(status, settings.displayMedia);
  return {
    isTextOpen,
    isMediaCovered: isCovered,
    element: () => row.current,
    setTextOpen,
    setMediaCovered,
    showMediaInPlace() {
      const picture = isCovered ? undefined : status.media_attachments.find(({ type }) => type === 'image');
      const url = picture && safeUrl(attachmentUrl(picture), 'media');
      if (url) globalThis.open(url, '_blank', 'noopener');
      else mediaBox.current?.querySelector<HTMLElement>(CONTROLS)?.focus();
    },
  };
}

const CONTROLS = 'a[href], button, video[controls], audio[controls]';
