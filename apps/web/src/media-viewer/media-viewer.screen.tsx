import { PictureViewerScreen, SlideViewerScreen } from '@rookery/people/profile-media';
import '@rookery/timeline/media-viewer.css';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStatusActions } from '@rookery/timeline/parts';
import { AppPlayer } from '../media/app-player.js';
import { hrefs } from '../routing/hrefs.js';
import { mediaHref } from '../routing/media-link.js';
import type { ViewerState } from '../routing/viewer-location.js';

/** The viewer of the current history entry; null closes it. Going back closes it too. */
export function MediaViewerScreen({ viewer }: { viewer: ViewerState | null }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { copyLink } = useStatusActions();
  // While it fades out the viewer keeps its last content.
  const [last, setLast] = useState(viewer);
  if (viewer !== null && !isSameContent(viewer, last)) setLast(viewer);
  const shown = viewer ?? last;
  if (shown === null) return null;
  const layer = { isOpen: viewer !== null, historyEntry: 'none', onClose: () => void navigate(-1) } as const;
  if ('picture' in shown) return <PictureViewerScreen {...layer} accountId={shown.accountId} picture={shown.picture} />;
  return (
    <SlideViewerScreen
      {...layer}
      shown={shown}
      accountId={shown.accountId}
      pathname={shown.behind.pathname}
      Player={AppPlayer}
      onCopyLink={(status, index) => copyLink(new URL(mediaHref(hrefs.status(status), index), globalThis.location.href).href)}
      onShow={({ statusId, index }) => {
        const state = { viewer: { ...shown, statusId, index } };
        void navigate(location, { replace: true, state, preventScrollReset: true });
      }}
    />
  );
}

function isSameContent(one: ViewerState, other: ViewerState | null): boolean {
  if (other === null) return false;
  if ('picture' in one) return 'picture' in other && one.picture === other.picture && one.accountId === other.accountId;
  return !('picture' in other) && one.statusId === other.statusId && one.index === other.index;
}
