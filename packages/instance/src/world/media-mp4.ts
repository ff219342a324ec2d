/** One H.264 track. Units have no start codes; each sample is one frame, the first a key frame. */
type Track = {
  width: number;
  height: number;
  frameRate: number;
  sequence: Uint8Array;
  picture: Uint8Array;
  samples: readonly Uint8Array[];
};

type Part = Uint8Array | readonly number[] | string;

const byte32 = (value: number) => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const byte16 = (value: number) => [(value >>> 8) & 255, value & 255];
const zeros = (count: number) => Array.from({ length: count }, () => 0);

function join(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.map(part =>
    typeof part === 'string' ? new TextEncoder().encode(part) : part instanceof Uint8Array ? part : Uint8Array.from(part),
  );
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function box(name: string, ...parts: Part[]): Uint8Array<ArrayBuffer> {
  const body = join(parts);
  return join([byte32(body.length + 8), name, body]);
}

const MATRIX = [...byte32(0x10000), ...zeros(12), ...byte32(0x10000), ...zeros(12), ...byte32(0x40000000)];
const SCALE = 1000;

function sampleTable(track: Track, offset: number): Uint8Array {
  const count = track.samples.length;
  const configuration = box(
    'avcC',
    [1, track.sequence[1] ?? 66, track.sequence[2] ?? 0, track.sequence[3] ?? 30, 0xff, 0xe1],
    byte16(track.sequence.length),
    track.sequence,
    [1],
    byte16(track.picture.length),
    track.picture,
  );
  const entry = box(
    'avc1',
    zeros(6),
    byte16(1),
    zeros(16),
    byte16(track.width),
    byte16(track.height),
    byte32(0x480000),
    byte32(0x480000),
    zeros(4),
    byte16(1),
    zeros(32),
    byte16(24),
    [255, 255],
    configuration,
  );
  return box(
    'stbl',
    box('stsd', zeros(4), byte32(1), entry),
    box('stts', zeros(4), byte32(1), byte32(count), byte32(SCALE / track.frameRate)),
    box('stss', zeros(4), byte32(1), byte32(1)),
    box('stsc', zeros(4), byte32(1), byte32(1), byte32(count), byte32(1)),
    box(
      'stsz',
      zeros(4),
      byte32(0),
      byte32(count),
      track.samples.flatMap(sample => byte32(sample.length + 4)),
    ),
    box('stco', zeros(4), byte32(1), byte32(offset)),
  );
}

function movie(track: Track, offset: number): Uint8Array {
  const duration = byte32((track.samples.length * SCALE) / track.frameRate);
  const media = box(
    'mdia',
    box('mdhd', zeros(12), byte32(SCALE), duration, byte16(0x55c4), zeros(2)),
    box('hdlr', zeros(8), 'vide', zeros(12), 'picture\0'),
    box(
      'minf',
      box('vmhd', [0, 0, 0, 1], zeros(8)),
      box('dinf', box('dref', zeros(4), byte32(1), box('url ', [0, 0, 0, 1]))),
      sampleTable(track, offset),
    ),
  );
  return box(
    'moov',
    box('mvhd', zeros(12), byte32(SCALE), duration, byte32(0x10000), byte16(0x100), zeros(10), MATRIX, zeros(24), byte32(2)),
    box(
      'trak',
      box(
        'tkhd',
        [0, 0, 0, 3],
        zeros(8),
        byte32(1),
        zeros(4),
        duration,
        zeros(16),
        MATRIX,
        byte32(track.width << 16),
        byte32(track.height << 16),
      ),
      media,
    ),
  );
}

/** An MP4 file of one silent track. Its index precedes the data, so that playback can start while it loads. */
export function mp4(track: Track): Uint8Array<ArrayBuffer> {
  const type = box('ftyp', 'isom', byte32(0x200), 'isomiso2avc1mp41');
  const data = box('mdat', ...track.samples.flatMap(sample => [byte32(sample.length), sample]));
  const offset = type.length + movie(track, 0).length + 8;
  return join([type, movie(track, offset), data]);
}
