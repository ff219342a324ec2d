/** One file or stream of a medium. */
export interface MediaSourceFile {
  readonly src: string;
  /** MIME type, with codecs where they are known. */
  readonly type?: string;
}

export const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Says whether the address or its type is that of an HLS playlist. */
export function isHls({ src, type = '' }: MediaSourceFile): boolean {
  return /mpegurl/i.test(type) || /\.m3u8($|[?#])/i.test(src);
}

/** The files in the order to try them, without those nothing here can play; one address is a list of itself. */
export function playableSources(
  source: string | readonly MediaSourceFile[],
  canPlay: (type: string) => boolean,
): readonly MediaSourceFile[] {
  if (typeof source === 'string') return [{ src: source }];
  return source.filter(file => file.type === undefined || isHls(file) || canPlay(file.type));
}
