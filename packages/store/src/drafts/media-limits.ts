import type { InstanceConfiguration } from '@rookery/api-client';

/** The limits of a server for files; null: no known limit. */
export interface MediaLimits {
  /** Files of one post; Infinity without a limit. */
  readonly most: number;
  /** MIME types; empty: not known, the server decides. */
  readonly types: readonly string[];
  readonly imageBytes: number | null;
  /** Also of audio. */
  readonly videoBytes: number | null;
  readonly imagePixels: number | null;
  readonly videoPixels: number | null;
  readonly videoSeconds: number | null;
  readonly descriptionCharacters: number;
}

/** Before the instance is known: those of most servers. */
const DEFAULT_MOST = 4;
const DEFAULT_DESCRIPTION = 1500;

export function mediaLimits(
  configuration: Pick<InstanceConfiguration, 'statuses' | 'media_attachments'> | undefined,
): MediaLimits {
  const media = configuration?.media_attachments;
  return {
    most: configuration === undefined ? DEFAULT_MOST : (configuration.statuses.max_media_attachments ?? Infinity),
    types: media?.supported_mime_types ?? [],
    imageBytes: media?.image_size_limit ?? null,
    videoBytes: media?.video_size_limit ?? null,
    imagePixels: media?.image_matrix_limit ?? null,
    videoPixels: media?.video_matrix_limit ?? null,
    videoSeconds: media?.video_duration_limit ?? null,
    descriptionCharacters: media?.description_limit ?? DEFAULT_DESCRIPTION,
  };
}
