import type { SeededRandom } from './seeded-random.js';
import { imageAttachment, previewPath, pictureHash, soundAttachment, unknownAttachment, videoAttachment } from './media.js';
import { PALETTE_COUNT } from './media-picture.js';
import texts from './texts-posts.json' with { type: 'json' };
import { snowflake } from './world.js';
import type { CardRecord, MediaRecord } from './records.js';

type Shape = readonly [width: number, height: number];

const SHAPES: readonly [Shape, ...Shape[]] = [
  [1600, 900],
  [1200, 800],
  [1200, 1200],
  [900, 1600],
  [800, 1000],
  [2400, 1000],
  [4200, 400],
  [600, 2400],
];

/** Creates attachments with unique ids. */
export type MediaFactory = {
  image(shape?: Shape, palette?: number): MediaRecord;
  images(count: number): MediaRecord[];
  video(type: 'video' | 'gifv'): MediaRecord;
  /** A video whose player is that of another site. */
  externalVideo(): MediaRecord;
  sound(): MediaRecord;
  unknown(): MediaRecord;
  card(index: number, more?: Partial<CardRecord>): CardRecord;
};

export function createMediaFactory(random: SeededRandom): MediaFactory {
  const first = Date.UTC(2026, 0, 1);
  let made = 0;
  const nextId = () => snowflake(first + (made += 1) * 1000, made);
  const describe = () => (random.boolean(0.8) ? (random.pick(texts.descriptions) ?? null) : null);
  const palette = () => random.integer(0, PALETTE_COUNT - 1);
  const image = (shape?: Shape, chosen?: number) => {
    const [width, height] = shape ?? random.pick(SHAPES);
    const focus = random.boolean(0.25)
      ? { x: Math.round(random.next() * 160 - 80) / 100, y: Math.round(random.next() * 160 - 80) / 100 }
      : null;
    return imageAttachment(
      nextId(),
      { palette: chosen ?? palette(), variant: random.integer(1, 12), width, height },
      describe(),
      focus,
    );
  };
  return {
    image,
    images: count => Array.from({ length: count }, () => image()),
    video: type =>
      videoAttachment(nextId(), type, palette(), random.integer(1, 2), 'A tram crosses the valley from left to right.'),
    externalVideo: () => ({
      ...videoAttachment(nextId(), 'video', 3, 1, 'The bridge turns, seen from the quay.'),
      external_video_id: 'bridge',
    }),
    sound: () =>
      soundAttachment(
        nextId(),
        random.integer(1, 90),
        random.integer(6, 24),
        'A slow chord, as the tram horn sounds from across the water.',
        {
          palette: palette(),
          variant: random.integer(1, 12),
          width: 800,
          height: 800,
        },
      ),
    unknown: () =>
      unknownAttachment(nextId(), 'https://archive.example/files/timetable-1958.djvu', 'The timetable of 1958, scanned'),
    card(index, more = {}) {
      const { host, title, description } = texts.cards[index % texts.cards.length] ?? {
        host: 'archive.example',
        title: 'Archive',
        description: '',
      };
      const picture = { palette: (index * 5 + 1) % PALETTE_COUNT, variant: index + 3, width: 1200, height: 630 };
      const hasImage = index % 5 !== 4;
      return {
        url: `https://${host}/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
        title,
        description,
        type: 'link',
        author_name: '',
        author_url: '',
        provider_name: index % 2 === 0 ? host : '',
        provider_url: `https://${host}`,
        html: '',
        width: hasImage ? 1200 : 0,
        height: hasImage ? 630 : 0,
        image: hasImage ? previewPath(picture) : null,
        image_description: '',
        embed_url: '',
        blurhash: hasImage ? pictureHash(picture) : null,
        language: 'en',
        published_at: null,
        ...more,
      };
    },
  };
}
