import type { Status } from '@rookery/api-client';
import { useTimelineOptions } from '@rookery/timeline/parts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { linkedIndex, MEDIA_PARAMETER } from './media-link.js';
import { useStableNavigate } from './use-stable-navigate.js';
import type { ViewerState } from './viewer-location.js';

/** Opens the viewer for the attachment that the address of a post names, as an entry of the history above the post: going back closes it. */
export function useLinkedMedia(status: Status | undefined): void {
  const navigate = useStableNavigate();
  const location = useLocation();
  const { displayMedia } = useTimelineOptions().settings;
  /** The entry that was read: effects may run twice. */
  const read = useRef<string | null>(null);
  useEffect(() => {
    const parameters = new URLSearchParams(location.search);
    if (status === undefined || !parameters.has(MEDIA_PARAMETER) || read.current === location.key) return;
    read.current = location.key;
    const index = linkedIndex(location.search, status, displayMedia);
    parameters.delete(MEDIA_PARAMETER);
    const behind = { ...location, search: parameters.size > 0 ? `?${parameters.toString()}` : '' };
    const options = { state: location.state as unknown, replace: true, preventScrollReset: true };
    navigate(behind, options);
    if (index === null) return;
    const viewer: ViewerState = { behind, statusId: status.id, index };
    navigate(behind, { state: { viewer }, preventScrollReset: true });
  }, [navigate, location, status, displayMedia]);
}
