import { statusQuery, useClient } from '@rookery/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '@rookery/ui';
import { mediaMessages } from '../messages/media-messages.js';
import { hrefs } from '../routing/hrefs.js';
import { AttachmentPlayer } from '../media/attachment-player.js';
import { MediaViewer } from './media-viewer.js';
import { slidesOf } from '../media/viewed-media.js';
import type { ViewerState } from '../routing/viewer-location.js';

/** The viewer of the current history entry; null closes it. Going back closes it too. */
export function MediaViewerScreen({ viewer }: { viewer: ViewerState | null }) {
  const navigate = useNavigate();
  const location = useLocation();
  const client = useClient();
  const text = useMessages(mediaMessages);
  // While it fades out the viewer keeps its last content.
  const [last, setLast] = useState(viewer);
  if (viewer !== null && (viewer.statusId !== last?.statusId || viewer.index !== last.index)) setLast(viewer);
  const shown = viewer ?? last;
  const { data: status } = useQuery({ ...statusQuery(client, shown?.statusId ?? ''), enabled: shown !== null });
  if (shown === null || status === undefined) return null;

  const slides = slidesOf(status.media_attachments, status.card);
  const index = Math.max(
    slides.findIndex(slide => slide.index === shown.index),
    0,
  );
  const href = hrefs.status(status);
  return (
    <MediaViewer
      isOpen={viewer !== null}
      historyEntry="none"
      slides={slides}
      index={index}
      postHref={shown.behind.pathname === href ? null : href}
      onSelect={selected => {
        const state = { viewer: { ...shown, index: slides[selected]?.index ?? 0 } };
        void navigate(location, { replace: true, state, preventScrollReset: true });
      }}
      onClose={() => void navigate(-1)}
      renderPlayer={slide => (
        <AttachmentPlayer
          media={slide}
          name={slide.description || (slide.kind === 'audio' ? text.audio() : text.video())}
          author={status.account.display_name || status.account.acct}
          artwork={slide.previewUrl ?? status.account.avatar}
          returnHref={href}
          start={slide.kind === 'clip' ? 'muted' : 'paused'}
        />
      )}
    />
  );
}
