import { useLayoutEffect, useRef } from 'react';

interface EmbedFrameProps {
  /** An https address of another origin. */
  address: string;
  /** Accessible name. */
  title: string;
}

/**
 * A page of another site. Scripts run in its own origin alone: it cannot navigate this page, sees neither cookies nor the referrer, and has
 * no permission but sound and full screen.
 */
export function EmbedFrame({ address, title }: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that was pressed lies beneath the frame.
  useLayoutEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      className="rk-card-frame"
      src={address}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
      loading="lazy"
      {...CREDENTIALLESS}
    />
  );
}

/** No cookies and no storage of earlier visits, where the browser can do so. React's types do not know the attribute. */
const CREDENTIALLESS = { credentialless: true };
