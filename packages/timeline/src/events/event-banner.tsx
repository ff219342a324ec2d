import type { Status } from '@rookery/api-client';
import { safeUrl } from '@rookery/ui';
import { useState } from 'react';
import { eventBanner } from '../status/event-media.js';
import { fallbackHue } from './event-rules.js';

interface EventBannerProps {
  status: Status;
}

/** The banner of an event; without one, or where it cannot be loaded, a colour. Decorative: its name stands beside it. */
export function EventBanner({ status }: EventBannerProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const banner = eventBanner(status);
  const url = banner === null ? null : safeUrl(banner.preview_url ?? banner.url, 'media');
  return (
    <span className="rk-event-banner" data-hue={fallbackHue(status)}>
      {url !== null && url !== failed && (
        <img referrerPolicy="no-referrer" src={url} alt="" loading="lazy" decoding="async" onError={() => setFailed(url)} />
      )}
    </span>
  );
}
