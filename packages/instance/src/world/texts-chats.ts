/** A line of a seeded chat: its writer, its age in minutes, its text, and whether it has a picture. */
type Line = readonly [writer: 'me' | 'them', minutes: number, text: string, hasPicture?: boolean];

export type ChatScript = {
  /** The other account. */
  with: string;
  /** The number of the newest messages that the member has not read. */
  unread?: number;
  /** True: the other account wrote first, and the member has not accepted. */
  isRequest?: boolean;
  lines: readonly Line[];
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** The chats of the member, each told from the oldest line to the newest. */
export const CHAT_SCRIPTS: readonly ChatScript[] = [
  {
    with: 'tobi@tram.example',
    unread: 2,
    lines: [
      ['them', 2 * DAY + 50, 'You were right about the third lamp.'],
      ['me', 2 * DAY + 44, 'I am always right about lamps.'],
      ['them', 2 * DAY + 43, 'The key turns the wrong way, though. Is that history or rust?'],
      ['me', 2 * DAY + 41, 'Both. In this depot it is usually both.'],
      ['me', 2 * DAY + 40, 'Push while you turn, and say something kind to it.'],
      ['them', DAY + 70, 'It opened! Drawer two is full of timetables nobody ever printed.', true],
      ['me', DAY + 64, 'Do not let anyone near them with a stapler. I am coming on Saturday.'],
      ['them', DAY + 62, '😂😂'],
      ['them', 3 * HOUR + 12, 'Line 7 is running late, by the way. Frost on the viaduct.'],
      ['me', 3 * HOUR + 5, 'Of course it is. Save me a window seat.'],
      ['me', 3 * HOUR + 4, 'And bring the thermos, not the small one.'],
      ['them', 21, 'Thermos packed. The 06:12 came through the fog like a paper boat, look:', true],
      ['them', 20, 'See you at the pier at noon?'],
    ],
  },
  {
    with: 'noor@hoshi.example',
    lines: [
      ['them', 6 * DAY + 30, 'I have started on the card index. 4,112 cards, one coffee ring each.'],
      ['me', 6 * DAY + 21, 'Which drawer?'],
      ['them', 6 * DAY + 20, 'All of them, apparently. https://archive.example/finding-aid/drawers'],
      ['me', 6 * DAY + 2, 'This is wonderful. Who wrote “also nothing, nice drawer”?'],
      ['them', 6 * DAY, 'Somebody in 1958 with time, a pencil and an opinion.'],
      ['them', DAY + 5 * HOUR, 'One of the pictures, before I put it back:', true],
      ['me', DAY + 4 * HOUR, 'The handwriting is my grandmother’s :heron:'],
      ['them', DAY + 4 * HOUR - 1, 'Then you had better sit down before you read the back of it.'],
      ['me', 5 * HOUR, 'Read it. Sat down. Thank you.'],
    ],
  },
  {
    with: 'juniper',
    unread: 1,
    isRequest: true,
    lines: [
      [
        'them',
        46,
        'Hello! We met at the birdwatching hide in March. You said you collect old marsh maps: I have found one from 1911 in the warden’s hut, and it would like a better home.',
      ],
    ],
  },
  {
    with: 'ines@mar.example',
    lines: [
      ['me', 9 * DAY, 'Zine no. 14 arrived. The staples are in the right place, I checked twice.'],
      ['them', 9 * DAY - 20, 'Page nine is printed upside down on purpose.'],
      ['me', 9 * DAY - 25, 'I turned the table, not the page.'],
      [
        'them',
        4 * DAY + 35,
        'Here is what I have for no. 15 so far:\n\n1. every harbour that answered my letter\n2. the stamps\n3. the harbours that did not answer, by order of sulking\n\nDoes that sound like a magazine, or like a complaint?',
      ],
      ['me', 4 * DAY + 10, 'It sounds like both, which is what a magazine is. Print it.'],
    ],
  },
  {
    with: 'lev',
    unread: 1,
    lines: [
      ['me', 3 * DAY + 55, 'Is the twelve-line Q still in the cabinet?'],
      ['them', 3 * DAY + 12, 'Sold. To a man who already had one.'],
      ['me', 3 * DAY + 10, 'Some people have two of everything.'],
      ['them', 7 * HOUR, 'A second one turned up behind the boiler. Yours if you carry it: https://foundry.example/catalogue'],
    ],
  },
  {
    with: 'salma@mar.example',
    lines: [
      ['them', 5 * DAY + 14, 'هل وصلت صور الميناء؟'],
      ['me', 5 * DAY + 9, 'وصلت، وهي جميلة جدا. شكرا يا سلمى.'],
      ['them', 5 * DAY + 8, 'القطار الليلي تأخر ساعة كاملة، فكان عندي وقت 🙂', true],
    ],
  },
  {
    with: 'yui@hoshi.example',
    lines: [
      ['them', 11 * DAY, 'カードの写真、とてもきれいでした。'],
      ['me', 11 * DAY - 7, 'ありがとうございます。庭の苔は元気ですか?'],
      ['them', 11 * DAY - 9, '元気です。雨のおかげで。'],
    ],
  },
  {
    with: 'kaz@tram.example',
    lines: [
      ['me', 13 * DAY, 'Send me the picture of the bigger table when it is built.'],
      ['them', 12 * DAY, '', true],
    ],
  },
];

/** One exchange with each further account: a line of theirs, and the answer. */
export const SHORT_CHATS: readonly (readonly [acct: string, theirs: string, mine: string])[] = [
  ['celeste', 'Two loaves are behind the counter with your name on them.', 'I will be there before they are cold.'],
  ['nell', 'The soup was leek. You may tell people now.', 'It is past eleven, they know.'],
  ['dorothea', 'Your piano is flat again.', 'It has been a damp autumn for all of us.'],
  ['oskar', 'Der Fahrplan von 1958 ist gerahmt.', 'Bitte nicht hinter Glas, das spiegelt.'],
  ['wren@north.example', 'Forty-one geese over the north shore. Then forty.', 'Recount the one that left.'],
  ['mo@tram.example', 'Last tram is empty, if you want to ride in front.', 'Next week. Keep the seat warm.'],
  ['greta@north.example', 'Die Amsel singt wieder um vier.', 'Dann singt sie für die Nachtschicht.'],
  ['solveig@north.example', 'I wrote down three new lighthouses.', 'New, or new to you?'],
  ['ravi@ink.example', 'Seven point arrived. It is tiny and furious.', 'Keep it away from the twelve-line Q.'],
  ['emeka@tram.example', 'The rail at the crossing hums in B flat.', 'Tell Dorothea, she will want proof.'],
  ['marius@ink.example', 'Your book is bound. Green thread, as you asked.', 'You are a patient man.'],
  ['petra', 'Window nineteen is in.', 'Only the first time, I hope.'],
  ['tove', 'Marbled you a sheet that looks like the harbour at six.', 'I am framing it.'],
  ['percy', 'Waved at you on Tuesday.', 'I waved back from the wrong tram.'],
  ['bram', 'Thirty metres of rope, coiled and ready.', 'Thank you. The bell will be grateful.'],
  ['ada', 'The tram horn works. The neighbours have noticed.', 'So has half the valley.'],
  ['rosa@mar.example', 'Guardei-te duas sardinhas e um poema.', 'Primeiro as sardinhas.'],
];

/** Lines of a long chat. */
export const LONG_CHAT_LINES: readonly [string, ...string[]] = [
  'Line 3 was on time today. I wrote it down.',
  'The kettle is on.',
  'Did you find the drawing of the old turntable?',
  'Not yet. It is in one of nine boxes, and I have opened eleven.',
  'Rain all morning, then that light you like.',
  'Yes.',
  'Bring a lamp, the cellar has only the one bulb and it is moody.',
  'The 1911 map folds in a way that nobody has managed twice.',
  'I counted the bolts on the bridge. Then somebody spoke to me.',
  'Tomorrow at ten?',
  'Ten is fine. Half past ten is finer.',
  'The cat has moved into drawer four. We have agreed on terms.',
  'I keep thinking about that conductor, the one who kept every ticket that anybody left behind.',
  'There is a letter in the box from someone who signs only with a drawing of a heron. Four pages, no complaints, one question about a lost umbrella.',
  'Umbrella found.',
  '🚋🌙',
  'How many spoons are in the depot café, do you think? I say thirty. Nell says that is a private matter.',
  'Read this slowly: the train is early.',
  'I do not believe you.',
  'See for yourself, platform two.',
];
