import { statusQuery, useClient } from '@rookery/api-client/query';
import { useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AttachmentPlayer } from '../media/attachment-player.js';
import { slidesOf } from '../media/viewed-media.js';
import { mediaMessages } from '../messages/media-messages.js';
import { hrefs } from '../routing/hrefs.js';
import type { ViewerState } from '../routing/viewer-location.js';
import { MediaViewer } from './media-viewer.js';
import { useProfileSlides, type PostSlide } from './use-profile-slides.js';

/** The viewer of the current history entry; null closes it. Going back closes it too. */
export function MediaViewerScreen({ viewer }: { viewer: ViewerState | null }) {
  // While it fades out the viewer keeps its last content.
  const [last, setLast] = useState(viewer);
  if (viewer !== null && (viewer.statusId !== last?.statusId || viewer.index !== last.index)) setLast(viewer);
  const shown = viewer ?? last;
  if (shown === null) return null;
  const { accountId } = shown;
  const isOpen = viewer !== null;
  return accountId === undefined ? (
    <StatusViewer isOpen={isOpen} shown={shown} />
  ) : (
    <ProfileViewer isOpen={isOpen} shown={shown} accountId={accountId} />
  );
}

interface ShownProps {
  isOpen: boolean;
  shown: ViewerState;
}

/** The media of one post. */
function StatusViewer(props: ShownProps) {
  return <SlideViewer {...props} slides={null} hasMore={false} />;
}

/** All media of a profile, newest first; further pages load near the end. */
function ProfileViewer({ accountId, ...props }: ShownProps & { accountId: string }) {
  const { slides, hasMore } = useProfileSlides(accountId, props.shown);
  return <SlideViewer {...props} slides={slides} hasMore={hasMore} />;
}

interface SlideViewerProps extends ShownProps {
  /** Null: those of the shown post. */
  slides: readonly PostSlide[] | null;
  hasMore: boolean;
}

function SlideViewer({ isOpen, shown, slides: given, hasMore }: SlideViewerProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const client = useClient();
  const text = useMessages(mediaMessages);
  const { data: status } = useQuery(statusQuery(client, shown.statusId));
  if (status === undefined) return null;

  const own = slidesOf(status.media_attachments, status.card).map(slide => ({ ...slide, statusId: status.id }));
  const slides: readonly PostSlide[] = given ?? own;
  const index = Math.max(
    slides.findIndex(slide => slide.statusId === shown.statusId && slide.index === shown.index),
    0,
  );
  const href = hrefs.status(status);
  return (
    <MediaViewer
      isOpen={isOpen}
      historyEntry="none"
      slides={slides}
      index={index}
      hasMore={given !== null && hasMore}
      postHref={shown.behind.pathname === href ? null : href}
      onSelect={selected => {
        const { statusId, index: at } = slides[selected] ?? shown;
        const state = { viewer: { ...shown, statusId, index: at } };
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
