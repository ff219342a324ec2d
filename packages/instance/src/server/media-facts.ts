type Bytes = Uint8Array<ArrayBuffer>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Facts of an uploaded file, read from its bytes; null for those that cannot be read. Seconds. */
export interface MediaFacts {
  readonly size: Size | null;
  readonly duration: number | null;
}

const unknown: MediaFacts = { size: null, duration: null };

/** Reads the size of a picture and the size and duration of a sound or video, of the formats that browsers make. */
export function mediaFacts(body: Bytes, mimeType: string): MediaFacts {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  try {
    switch (mimeType) {
      case 'image/png':
        return { ...unknown, size: textAt(body, 1, 3) === 'PNG' ? sizeOf(view.getUint32(16), view.getUint32(20)) : null };
      case 'image/gif':
        return {
          ...unknown,
          size: textAt(body, 0, 3) === 'GIF' ? sizeOf(view.getUint16(6, true), view.getUint16(8, true)) : null,
        };
      case 'image/jpeg':
        return { ...unknown, size: jpegSize(view) };
      case 'audio/wav':
        return {
          ...unknown,
          duration: textAt(body, 0, 4) === 'RIFF' ? view.getUint32(40, true) / view.getUint32(28, true) : null,
        };
      case 'video/mp4':
        return mp4Facts(body, view);
      default:
        return unknown;
    }
  } catch (error) {
    // A file that ends too early.
    if (error instanceof RangeError) return unknown;
    throw error;
  }
}

function textAt(body: Bytes, at: number, length: number): string {
  return String.fromCodePoint(...body.subarray(at, at + length));
}

function sizeOf(width: number, height: number): Size | null {
  return width > 0 && height > 0 ? { width, height } : null;
}

/** The size in the first frame header (SOF0 to SOF2) of a JPEG. */
function jpegSize(view: DataView): Size | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5));
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Where the content of the first box of this type begins; null without one. Boxes are found by name, wherever they are nested. */
function boxAt(body: Bytes, type: string): number | null {
  const [first = 0, ...rest] = new TextEncoder().encode(type);
  for (let at = body.indexOf(first); at >= 0; at = body.indexOf(first, at + 1)) {
    if (rest.every((byte, index) => body[at + 1 + index] === byte)) return at + 4;
  }
  return null;
}

function mp4Facts(body: Bytes, view: DataView): MediaFacts {
  const movie = boxAt(body, 'mvhd');
  const track = boxAt(body, 'tkhd');
  if (movie === null) return unknown;
  const isLong = view.getUint8(movie) === 1;
  const scale = view.getUint32(movie + (isLong ? 20 : 12));
  const duration = isLong ? Number(view.getBigUint64(movie + 24)) : view.getUint32(movie + 16);
  // The size ends the track header, in 16.16 fixed point.
  const end = track === null ? null : track + (view.getUint8(track) === 1 ? 96 : 84);
  return {
    size: end === null ? null : sizeOf(view.getUint16(end - 8), view.getUint16(end - 4)),
    duration: scale > 0 ? duration / scale : null,
  };
}
