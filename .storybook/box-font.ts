/*
 * A font in which every letter is the same box. Pictures of stories are drawn with it: lines break and rows are as high as on every other
 * machine, whatever fonts it has (ADR 4).
 */

const UNITS = 1000;
const ADVANCE = 520;
const ASCENT = 800;
const DESCENT = 200;
/** The box, from the baseline to the height of small letters. */
const BOX = { left: 60, right: 460, top: 520 };
const BOX_GLYPH = 1;
const SPACE_GLYPH = 2;

export const BOX_FONT = 'Rookery boxes';

/** Loads the font into the document. */
export async function loadBoxFont(): Promise<void> {
  if ([...document.fonts].some(font => font.family.includes(BOX_FONT))) return;
  document.fonts.add(await new FontFace(BOX_FONT, boxFont()).load());
}

/** The ranges of characters with a glyph: spaces are blank, all others are boxes. Characters without a width have none. */
const ranges: readonly (readonly [first: number, last: number, glyph: number])[] = [
  [0x20, 0x20, SPACE_GLYPH],
  [0x21, 0x9f, BOX_GLYPH],
  [0xa0, 0xa0, SPACE_GLYPH],
  [0xa1, 0x1fff, BOX_GLYPH],
  [0x2000, 0x200a, SPACE_GLYPH],
  [0x2010, 0x2027, BOX_GLYPH],
  [0x202f, 0x202f, SPACE_GLYPH],
  [0x2030, 0x205f, BOX_GLYPH],
  [0x2070, 0x2fff, BOX_GLYPH],
  [0x3000, 0x3000, SPACE_GLYPH],
  [0x3001, 0xd7ff, BOX_GLYPH],
  [0xe000, 0xfdff, BOX_GLYPH],
  [0xfe10, 0xfefe, BOX_GLYPH],
  [0xff00, 0xfffd, BOX_GLYPH],
  [0x10000, 0x1ffff, BOX_GLYPH],
];

type Part = readonly [size: 1 | 2 | 4, value: number];
const byte = (value: number): Part => [1, value];
const short = (value: number): Part => [2, value];
const long = (value: number): Part => [4, value];
const zeros = (count: number): Part[] => Array.from({ length: count }, () => byte(0));

/** An OpenType font of three glyphs, with the tables that browsers ask for. */
function boxFont(): ArrayBuffer {
  const glyph = boxGlyph();
  const tables: Record<string, Uint8Array> = {
    'OS/2': bytes([
      short(4),
      short(ADVANCE),
      short(400),
      short(5),
      short(0),
      ...[650, 600, 0, 75, 650, 600, 0, 350, 50, 300].map(short),
      short(0),
      ...zeros(10),
      ...zeros(16),
      ...zeros(4),
      short(0x40),
      short(0x20),
      short(0xffff),
      short(ASCENT),
      short(-DESCENT),
      short(0),
      short(ASCENT),
      short(DESCENT),
      ...zeros(8),
      short(BOX.top),
      short(BOX.top),
      short(0),
      short(32),
      short(0),
    ]),
    cmap: characterMap(),
    glyf: glyph,
    head: bytes([
      long(0x00010000),
      long(0x00010000),
      long(0),
      long(0x5f0f3cf5),
      short(0),
      short(UNITS),
      ...zeros(16),
      short(0),
      short(-DESCENT),
      short(ADVANCE),
      short(ASCENT),
      short(0),
      short(8),
      short(2),
      short(0),
      short(0),
    ]),
    hhea: bytes([
      long(0x00010000),
      short(ASCENT),
      short(-DESCENT),
      short(0),
      short(ADVANCE),
      short(0),
      short(0),
      short(ADVANCE),
      short(1),
      short(0),
      short(0),
      ...zeros(8),
      short(0),
      short(3),
    ]),
    hmtx: bytes([short(ADVANCE), short(0), short(ADVANCE), short(BOX.left), short(ADVANCE), short(0)]),
    // Offsets are halved; the first and the last glyph are empty.
    loca: bytes([0, 0, glyph.length / 2, glyph.length / 2].map(short)),
    maxp: bytes([long(0x00010000), short(3), short(4), short(1), short(0), short(0), short(2), ...zeros(16)]),
    name: bytes([short(0), short(0), short(6)]),
    post: bytes([long(0x00030000), ...zeros(28)]),
  };
  return assemble(tables);
}

function boxGlyph(): Uint8Array {
  const { left, right, top } = BOX;
  const onCurve = byte(1);
  return bytes([
    ...[1, left, 0, right, top, 3, 0].map(short),
    onCurve,
    onCurve,
    onCurve,
    onCurve,
    ...[left, 0, right - left, 0].map(short),
    ...[0, top, 0, -top].map(short),
  ]);
}

/** Format 13 maps a whole range to one glyph. */
function characterMap(): Uint8Array {
  const groups = ranges.flatMap(range => range.map(long));
  return bytes([
    short(0),
    short(1),
    short(3),
    short(10),
    long(12),
    short(13),
    short(0),
    long(16 + 4 * groups.length),
    long(0),
    long(ranges.length),
    ...groups,
  ]);
}

function assemble(tables: Readonly<Record<string, Uint8Array>>): ArrayBuffer {
  const entries = Object.entries(tables);
  const power = Math.floor(Math.log2(entries.length));
  let offset = 12 + 16 * entries.length;
  const directory: Part[] = [
    long(0x00010000),
    ...[entries.length, 16 * 2 ** power, power, 16 * (entries.length - 2 ** power)].map(short),
  ];
  const bodies: Part[] = [];
  for (const [tag, body] of entries) {
    const padding = (4 - (body.length % 4)) % 4;
    directory.push(
      ...Array.from(tag, letter => byte(letter.charCodeAt(0))),
      long(checksum(body)),
      long(offset),
      long(body.length),
    );
    bodies.push(...Array.from(body, byte), ...zeros(padding));
    offset += body.length + padding;
  }
  return bytes([...directory, ...bodies]).buffer;
}

function checksum(body: Uint8Array): number {
  return body.reduce((sum, value, index) => (sum + value * 2 ** (8 * (3 - (index % 4)))) % 2 ** 32, 0);
}

/** Big-endian. */
function bytes(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(parts.reduce((sum, [size]) => sum + size, 0)));
  let offset = 0;
  for (const [size, value] of parts) {
    if (size === 1) view.setUint8(offset, value);
    else if (size === 2) view.setUint16(offset, value & 0xffff);
    else view.setUint32(offset, value);
    offset += size;
  }
  return new Uint8Array(view.buffer);
}
