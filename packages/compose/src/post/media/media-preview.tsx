import { safeUrl } from '@rookery/ui';
import { AudioLines, File } from 'lucide-react';
import { useState } from 'react';
import type { DraftMedia } from '@rookery/store';
import { kindOf, typeOf, type MediaKind } from '@rookery/store/drafts';
import { useObjectUrl } from '@rookery/ui/files';

/** The kind of a file of a draft, by the file, else by its attachment. */
export function kindOfItem({ file, name, attachment }: DraftMedia): MediaKind {
  if (file !== null) return kindOf(typeOf({ type: file.type, name }));
  if (attachment === null) return 'unknown';
  return attachment.type === 'gifv' ? 'video' : attachment.type;
}

interface MediaPreviewProps {
  item: DraftMedia;
  kind: MediaKind;
  /** The text for those who do not see it; '': decorative. */
  label: string;
  /** Shows the whole picture instead of filling the tile. */
  isWhole?: boolean;
}

/** A file as it looks: a picture, a frame of a video, or its name. */
export function MediaPreview({ item, kind, label, isWhole = false }: MediaPreviewProps) {
  const { file, attachment, focus, name } = item;
  const own = useObjectUrl(file);
  const url = own ?? (file === null ? safeUrl(attachment?.preview_url ?? attachment?.url, 'media') : null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const style = focus === null || isWhole ? undefined : { objectPosition: focalPosition(focus) };
  if (url === null && file !== null) return null;
  if (url !== null && url !== failedUrl) {
    if (kind === 'image')
      return (
        <img
          referrerPolicy="no-referrer"
          src={url}
          alt={label}
          draggable={false}
          style={style}
          onError={() => setFailedUrl(url)}
        />
      );
    if (kind === 'video' && file !== null)
      return (
        <video
          src={url}
          aria-label={label || undefined}
          muted
          playsInline
          preload="metadata"
          style={style}
          onError={() => setFailedUrl(url)}
        />
      );
    if (kind === 'video')
      return (
        <img
          referrerPolicy="no-referrer"
          src={url}
          alt={label}
          draggable={false}
          style={style}
          onError={() => setFailedUrl(url)}
        />
      );
  }
  const Icon = kind === 'audio' ? AudioLines : File;
  return (
    <span className="rk-media-file">
      <Icon size={28} strokeWidth={1.6} aria-hidden="true" />
      <bdi>{name}</bdi>
      <span className="rk-visually-hidden">{label}</span>
    </span>
  );
}

/** The focal point runs from -1 to 1 on both axes, upwards. */
function focalPosition({ x, y }: NonNullable<DraftMedia['focus']>): string {
  return `${(x / 2 + 0.5) * 100}% ${(0.5 - y / 2) * 100}%`;
}
