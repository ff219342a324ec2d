import type { Draft } from './seed-draft.js';
import { DAY, HOUR, MINUTE } from './seed-draft.js';
import type { Seeding } from './seed-posts.js';
import { draftThread, languageOf, pollOf, reactionsOf } from './seed-posts.js';
import type { Visibility } from './records.js';

type Write = (acct: string, age: number, text: string, more?: Partial<Draft>) => Draft;

function writerOf({ world, drafts }: Seeding): Write {
  return (acct, age, text, more = {}) => {
    const draft: Draft = { accountId: world.accountIdsByAcct.get(acct) ?? world.memberId, age, text, ...more };
    drafts.push(draft);
    return draft;
  };
}

/** Today's conversation, and pinned posts. */
function draftToday(seeding: Seeding, write: Write): void {
  const { random, media, world } = seeding;
  write(
    'tobi@tram.example',
    4 * MINUTE,
    'First frost on the viaduct this morning. The 06:12 came through it like a paper boat. #NightTrains',
    {
      media: [media.image([1200, 800], 0), media.image([1200, 800], 1)],
      favourites: 142,
      reblogs: 21,
      marks: ['favourite'],
    },
  );
  const question = write(
    'mara',
    3 * HOUR,
    'Does anybody still have the card index of the tram depot? Asking for a very patient friend.',
    { favourites: 31, reblogs: 4 },
  );
  const card = media.card(0);
  const answer = write(
    'noor@hoshi.example',
    2 * HOUR + 50 * MINUTE,
    '@mara the index survived! Every card, every coffee ring. I am putting the finding aid online tonight. #archives',
    {
      parent: question,
      card,
      favourites: 142,
      reblogs: 21,
      marks: ['favourite'],
      edited: { age: 2 * HOUR + 31 * MINUTE, before: '@mara the index survived! Every card, every coffee ring.' },
      reactions: reactionsOf(world, random, ['🎉', '❤️', 'tram']),
    },
  );
  const table = write('kaz@tram.example', 2 * HOUR + 20 * MINUTE, '@noor@hoshi.example I will need a bigger table.', {
    parent: answer,
    favourites: 12,
  });
  write(
    'noor@hoshi.example',
    2 * HOUR + 11 * MINUTE,
    '@kaz@tram.example @mara @yui@hoshi.example Bring the table. And the lamp.',
    {
      parent: table,
      favourites: 8,
      reblogs: 1,
    },
  );
  write('yui@hoshi.example', 70 * MINUTE, '@noor@hoshi.example カードの写真も公開されますか?とても楽しみです。', {
    parent: answer,
    favourites: 17,
    reblogs: 2,
    language: 'ja',
  });
  write(
    'noor@hoshi.example',
    11 * MINUTE,
    '@mara the finding aid is up. The last drawer only holds a note: “Also nothing. Nice drawer.”',
    { parent: question, favourites: 19, visibility: 'private' },
  );
  write('ines@mar.example', 8 * DAY, 'A list of every harbour that answered my letter, with the stamps.', {
    media: [media.image([800, 1000], 2), media.image([1200, 800], 0), media.image([1200, 800], 1)],
    favourites: 310,
    reblogs: 40,
    isPinned: true,
  });
  write(
    'mara',
    20 * DAY,
    'Hello! I look after what the tramway wrote down: timetables, tickets, a very long list of umbrellas. Ask me anything before 1974.',
    { favourites: 88, isPinned: true },
  );
}

/** Extreme counts, words, URLs and attachments. */
function draftEdges(seeding: Seeding, write: Write): void {
  const { random, media, world } = seeding;
  write('timetable', 26 * HOUR, 'All lines are running. We wish to thank the swan for its cooperation.', {
    favourites: 1_234_567,
    reblogs: 98_765,
  });
  write('gus', 27 * HOUR, 'is this thing on', { favourites: 0 });
  write('gus', 28 * HOUR, 'hello, town', { favourites: 1, reblogs: 1 });
  write(
    'oskar',
    30 * HOUR,
    'Straßenbahnhaltestellenfahrplanaushangkastenschlüsselverwahrungsbeauftragtenstellvertreterversammlungsprotokoll, Seite 1.',
    { language: 'de', favourites: 42 },
  );
  write(
    'longwinded@ink.example',
    31 * HOUR,
    `The whole address, as asked: https://ink.example/${'archive/'.repeat(14)}drawer-2/the-one-underneath?from=the-left&with=patience`,
    { favourites: 6 },
  );
  write('nobody@ink.example', 32 * HOUR, 'No name, only the weather: rain.', { favourites: 3 });
  write('mo@tram.example', 33 * HOUR, '🚋🌙✨', { language: null, favourites: 12 });
  write('celeste', 5 * HOUR, '', { media: [media.image([1200, 1200], 8)], favourites: 61 });
  write(
    'petra',
    6 * HOUR,
    `One pane at a time. ${'The frame first, then the putty, then the glass, then the wait. '.repeat(14)}\n\nAnd then you can see the trams.`,
    { favourites: 27 },
  );
  write('tove', 7 * HOUR, 'Six sheets of marbling, from the first (brown, regrettably) to the last (look at it!).', {
    media: media.images(6),
    favourites: 96,
    reblogs: 11,
  });
  write('olu@tram.example', 9 * HOUR, 'The whole line 3 on one strip, hill by hill.', {
    media: [media.image([4200, 400], 5)],
    favourites: 204,
    reblogs: 33,
    marks: ['bookmark'],
  });
  write('arturo@mar.example', 10 * HOUR, 'From the top of the lighthouse to the bottom, in one go.', {
    media: [media.image([600, 2400], 7)],
    favourites: 77,
  });
  write('mo@tram.example', 12 * HOUR, 'The crossing at night, over and over.', { media: [media.video('gifv')], favourites: 51 });
  write('tobi@tram.example', 14 * HOUR, 'Four seconds of the valley line. That is the whole line.', {
    media: [media.video('video')],
    favourites: 118,
    reblogs: 14,
  });
  write('dmitri@tram.example', 15 * HOUR, 'The horn, restored. Second take; in the first one you can hear a dog object.', {
    media: [media.sound()],
    favourites: 40,
  });
  write('library', 16 * HOUR, 'A scan came in, in a format from before the flood. If your machine can read it, so can you.', {
    media: [media.unknown()],
    favourites: 9,
  });
  write('ada', 17 * HOUR, 'What fell out of the radio, in order.', {
    media: [media.image(), media.video('gifv'), media.image(), media.sound()],
    sensitive: true,
    favourites: 15,
  });
  write(
    'salma@mar.example',
    50 * MINUTE,
    'وصل القطار الليلي قبل الفجر بقليل، وكانت النوافذ كلها مضاءة. سألت السائق عن السبب فقال: «كي يجدنا البحر». #NightTrains',
    { language: 'ar', favourites: 73, reblogs: 9, media: [media.image([1600, 900], 9)] },
  );
  write('juniper', 40 * MINUTE, 'Waxwings! In the rowan by the depot! Eleven! :heron: #birdwatching', {
    favourites: 64,
    reblogs: 12,
    reactions: reactionsOf(world, random, ['heron', '😍', '👏']),
  });
  write('nell', 90 * MINUTE, 'Soup tomorrow?', {
    poll: pollOf(['', 'Leek', 'Barley', 'Leek again', 'Surprise us'], false, world.now + 20 * HOUR, random),
    favourites: 18,
  });
  write('wren@north.example', 4 * HOUR, 'Which birds have you seen this week? Choose all that apply. #birdwatching', {
    poll: pollOf(['', 'Heron', 'Waxwing', 'Kingfisher', 'Only gulls'], true, world.now + 3 * DAY, random),
    favourites: 33,
  });
  write('council', 3 * DAY, 'Which bell should the restored tram have? The vote is closed and the horn has been told.', {
    poll: pollOf(['', 'B flat, obviously', 'The old one, cracked', 'A gentle cough'], false, world.now - DAY, random),
    favourites: 55,
  });
  write('ravi@ink.example', 100 * MINUTE, 'Forty lines about one comma. You were warned.', {
    spoiler: 'kerning, strong feelings',
    favourites: 29,
  });
  write(
    'isla@north.example',
    110 * MINUTE,
    'Found below the weir, patched up, already rude. Going back to the water on Monday.',
    { spoiler: 'injured otter, it is fine now', media: media.images(2), favourites: 83 },
  );
}

/** Link previews of every type: a photo, a player, and a page in a frame whose HTML is not to be trusted. */
function draftCards({ media }: Seeding, write: Write): void {
  const previews = [
    [
      'The bridge, by hand. The whole turn takes eleven minutes.',
      1,
      { type: 'video', ...player('player.example', 'bridge'), width: 640, height: 360 },
    ],
    ['The specimen, photographed at last.', 2, { type: 'photo', embed_url: 'https://foundry.example/specimen-9.jpg' }],
    ['The counts, as a chart that moves.', 3, { type: 'rich', ...player('charts.example', 'redwings') }],
  ] as const;
  for (const [index, [text, card, more]] of previews.entries()) {
    write('juniper', 13 * HOUR + index * 7 * MINUTE, text, {
      card: media.card(card, { author_name: 'Wren Halloran', published_at: '2026-11-02T08:30:00.000Z', ...more }),
      favourites: 5 + index,
    });
  }
  write('juniper', 13 * HOUR + 30 * MINUTE, 'And from the quay. The gulls are not paid.', {
    media: [media.externalVideo()],
    card: media.card(1, { type: 'video', ...player('player.example', 'quay'), width: 640, height: 360 }),
    favourites: 8,
  });
}

/** The frame of another site among HTML that must not run. */
const player = (host: string, name: string) => ({
  html: `<script>parent.embedded = 1</script><iframe width="640" height="360" src="https://${host}/embed/${name}" onload="parent.embedded = 1"></iframe>`,
});

/** One post per visibility, and one quote per state. */
function draftVisibilities(seeding: Seeding, write: Write): void {
  const visibilities: readonly Visibility[] = [
    'public',
    'unlisted',
    'private',
    'direct',
    'local',
    'list',
    'self',
    'mutuals_only',
  ];
  for (const [index, visibility] of visibilities.entries()) {
    write('mara', 5 * DAY + index * HOUR, `Proof ${index + 1} of eight, for those who may see it.`, {
      visibility,
      favourites: index,
    });
  }
  write('tobi@tram.example', 2 * DAY, '@mara the key is under the third lamp. Not the second. Never the second.', {
    visibility: 'direct',
  });
  write('pim', 2 * DAY + HOUR, 'For friends only: the cake survived the ferry.', { visibility: 'private', favourites: 4 });
  const quoted = write('lev', 29 * HOUR, 'New in the cabinet: a twelve-line Q nobody ordered. #letterpress', {
    media: [seeding.media.image([1200, 800], 3)],
    favourites: 180,
    reblogs: 22,
  });
  write('theo@ink.example', 24 * HOUR, 'Now do the ampersand.', { quote: { state: 'accepted', of: quoted }, favourites: 45 });
  write('quill@ink.example', 23 * HOUR, 'We ordered it. We forgot to say.', {
    quote: { state: 'accepted', of: quoted },
    favourites: 61,
  });
  for (const [index, state] of (['pending', 'rejected', 'revoked', 'deleted', 'unauthorized'] as const).entries()) {
    write(
      'viola@tram.example',
      22 * HOUR - index * MINUTE,
      `An excuse for the collection, no. ${index + 1}. I can no longer show you the original.`,
      {
        quote: { state, of: state === 'deleted' ? null : quoted },
        favourites: 7 + index,
      },
    );
  }
  for (const [index, state] of (['blocked_account', 'blocked_domain', 'muted_account'] as const).entries()) {
    write('gazette@ink.example', 21 * HOUR - index * MINUTE, 'Letters to the editor, continued.', {
      quote: { state, of: quoted },
      favourites: 3,
    });
  }
  write('bram', 25 * HOUR, 'That is exactly what I said to the knot.', { isOrphan: true, favourites: 5 });
}

/** A post with more than one page of quotes. */
function draftHeadlines({ random, repliers, writer }: Seeding, write: Write): void {
  const headline = write('gazette@ink.example', 45 * HOUR, 'Tomorrow’s headline is “Tram arrives”. Quote it with a better one.', {
    favourites: 128,
    reblogs: 12,
  });
  for (let index = 0; index < 64; index += 1) {
    const acct = random.pick(repliers.filter(account => languageOf(account) === 'en'))?.acct ?? 'gus';
    write(acct, 44 * HOUR - index * 20 * MINUTE, writer.reply('en'), { quote: { state: 'accepted', of: headline } });
  }
}

/** Posts that every seed has, and the long threads. */
export function draftFixedPosts(seeding: Seeding): void {
  const write = writerOf(seeding);
  draftToday(seeding, write);
  draftEdges(seeding, write);
  draftCards(seeding, write);
  draftVisibilities(seeding, write);
  draftHeadlines(seeding, write);
  const index = write(
    'library',
    9 * DAY,
    'We have opened the depot’s card index. One answer per card, please, and no jam. #archives',
    { favourites: 902, reblogs: 210, isPinned: true },
  );
  draftThread(seeding, index, 500, 0.45);
  const threads: readonly (readonly [acct: string, age: number, text: string, size: number, nesting: number])[] = [
    [
      'viola@tram.example',
      4 * DAY,
      'Tell me your best excuse for travelling without a ticket. I will not use it against you. Probably.',
      60,
      0.3,
    ],
    [
      'wren@north.example',
      2 * DAY + 3 * HOUR,
      'What is the bird you have never seen but are sure has seen you? #birdwatching',
      48,
      0.5,
    ],
    ['council', 6 * DAY, 'The bench on Heron Row: keep, move, or turn round? Answers below.', 41, 0.7],
    [
      'mara',
      3 * DAY + 5 * HOUR,
      'What was the first thing you ever printed? Mine was my own name, backwards. #letterpress',
      37,
      0.4,
    ],
    ['noor@hoshi.example', 12 * HOUR, 'A drawer that does not open: what is in it?', 26, 0.85],
    ['emeka@tram.example', 30 * HOUR, 'Name the sound a rail makes just before the tram.', 22, 0.2],
  ];
  for (const [acct, age, text, size, nesting] of threads)
    draftThread(seeding, write(acct, age, text, { favourites: 60 + size, reblogs: size }), size, nesting);
}
