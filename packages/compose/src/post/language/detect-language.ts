import { textMarks, webAddress } from '@rookery/ui';

/** Scripts that one language of the fediverse uses almost alone. Kana before Han: Japanese has both. */
const languageOfScript: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Sinhala}/gu, 'si'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Ethiopic}/gu, 'am'],
];

/** The commonest words of languages that share a script. */
const commonWords = {
  en: 'the and of to is in that it for was on are with as you this be have at not but from they we he she or by an my what so all there just about would like when if out can who will your more has been were do how',
  de: 'der die das und ist nicht ich zu ein eine mit auf für den dem es von sich auch wir sie im wie aber noch nach war hat wird sind bei oder so nur über kann habe mir wenn schon was einen einer als aus dass doch mal',
  fr: 'le la les et est de des un une pas que qui pour dans je vous nous sur avec ce il elle au du en plus mais ne on sont cette fait être tout bien ou comme si aux mon ont était par ça très leur sans',
  es: 'el la los las de que y en un una es no por con para se lo como más pero su al del me ha está son muy este esta todo cuando hay sin sobre también ya porque donde desde nos mi si fue hoy',
  pt: 'o os as de que e em um uma é não por com para se como mais mas ao do da no na me já está são muito este esta isso quando há sem sobre também ou foi hoje você eu ele ela seu sua pelo uns',
  it: 'il lo la gli le di che e è un una non per con si come più ma al del della nel sono questo questa anche mi ho ha quando sulla tutti molto io dei delle alla ci da oggi se perché',
  nl: 'de het een en is niet ik van dat op te zijn met voor die maar er aan ook als om bij nog naar dan wat wel je wij heeft hebben wordt dit uit kan mijn geen veel over was deze meer',
  sv: 'och att det som är en på inte för jag med av den har till om ett men var vi så kan från när nu de din mig alla mycket också eller hur bara idag ska blir under är efter vara',
  nb: 'og det er som på ikke en jeg av til for med den har et om men var vi så kan fra når nå de meg alle mye også eller hvordan bare dag skal blir under etter være noe noen hva hadde ved nok litt vært',
  da: 'og det er som på ikke en jeg af til for med den har et om men var vi så kan fra når nu de mig alle meget også eller hvordan bare dag skal bliver efter være noget nogle hvad blev ved været lidt',
  fi: 'ja on ei se että oli mutta kun niin hän myös minä olen tämä ovat kuin sitä nyt voi vain sen mitä joka mukaan vielä jos kaikki ole siitä nyt tai paljon aina kanssa',
  is: 'og að er ekki það í á sem við um en ég var til með af fyrir því þetta hann hún þau eru hefur upp þá nú eftir frá þegar bara verið svo líka',
  pl: 'i w nie na się że to jest z do jak o co tak ale po za od czy już tylko był są przez dla jego może ten ta te mnie ma dzisiaj być bardzo gdy kiedy jeszcze',
  cs: 'a je v na se že to s z do jak o co tak ale po za od už jen byl jsou pro jeho může ten ta mě má dnes být velmi když také jsem není který ještě nebo',
  sk: 'a je v na sa že to s z do ako o čo tak ale po za od už len bol sú pre jeho môže ten tá ma má dnes byť veľmi keď tiež som nie ktorý ešte alebo',
  sl: 'in je na se da ki v za ne so pa kot s z tudi bi ali po če samo že od kar sem bil danes zelo ko še ni lahko',
  hr: 'i je u na se da za ne su s od kao što to ali ili po ako samo već koji bi sam bio danas vrlo kad još nije može ovo ima sve',
  hu: 'a az és hogy nem is egy ez van volt meg de csak mint ha már még el fel ki be most vagy minden nagyon lehet akkor után kell mert itt ott mi én',
  ro: 'și în de la cu nu este o un pe care mai să din că pentru a fost sunt se le dar sau după când foarte acest această ce am fi lui ei până dacă',
  tr: 've bir bu için ile de da ne çok ben o gibi daha var ama kadar sonra olan değil en her şey mi olarak bana sen biz bugün yok',
  id: 'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena ada bisa sudah kita mereka atau lebih oleh hari kami seperti',
  ca: 'el la els les de que i en un una és no per amb per se com més però del al hi ha aquest aquesta també són molt quan sense sobre ja perquè avui ho',
  eu: 'eta da ez bat du dira zen ere egin baina hori hau bere dute izan gure beste nola oso gaur baino orain dago',
  gl: 'o os as de que e en un unha é non por con para se como máis mais do da no na está son moi este esta cando hai sen sobre tamén xa onde hoxe',
  eo: 'la kaj estas en de ne mi ĝi al por kun ke vi li sed pri el estis tiu oni sur kiel se nur ankaŭ pli jam ili ni tre nun',
  cy: 'y yn a o i ar mae yr ac ei am wedi gan fod ond nid hyn eu sydd bod oedd roedd hefyd iawn heddiw',
  ga: 'an na agus ar go tá ní is le sé sí a do i ag seo bhí ach mar ó chun gur leis againn inniu',
  et: 'ja on ei see et ma oli aga kui siis ka ta mis nii seda või oma veel ning nad väga täna juba olen pole',
  lv: 'un ir ka no uz ar par tas es bet kā arī vai tikai viņš bija nav šis ļoti šodien jau līdz pēc',
  lt: 'ir yra kad tai su iš bet aš ne į kaip jis tik dar buvo ar apie labai šiandien jau už po',
  vi: 'và là của có không được cho một các trong này với người đã tôi những đó khi để như cũng nhưng rất hôm nay',
  ru: 'и в не на я что он с как это а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня ещё нет о из когда уже для мы',
  uk: 'і в не на я що він з як це а то все вона так його але та ти до у ж ви за б по тільки її мені було від мене ще ні про із коли вже для ми є дуже',
  be: 'і ў не на я што ён з як гэта а то ўсё яна так яго але ты да у ж вы за бы па толькі мне было ад мяне яшчэ пра калі ўжо для мы ёсць вельмі',
  bg: 'и в не на аз че той с как това а то всичко тя така му но да ти към у вече вие за би по само ми беше от ме още няма о из когато за ние е много са се',
  sr: 'и у не на је да се за су са од као што то али или по ако само већ који би сам био данас врло кад још није може ово има све',
  mk: 'и во не на е да се за со од како што тоа но или по ако само веќе кој би сум беше денес многу кога уште нема може ова има сè',
  ar: 'في من على أن إلى هذا هذه ما لا عن مع كان التي الذي كل هو هي لم ليس بعد قبل أنا نحن اليوم هل لكن ثم أو إن قد كما',
  fa: 'و در به از که این است را با برای آن یک من تا هم بود نیست اما می شود خود ما ها هر چه یا باید دارد امروز خیلی',
  ur: 'اور کے ہے میں کی کا سے کو نے پر یہ ہیں نہیں کہ ایک اس بھی تھا وہ ہو ہم آپ لیے آج بہت',
} as const satisfies Record<string, string>;

type Language = keyof typeof commonWords;

/** Letters that few of the languages have. */
const tellingLetters: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/[ß]/giu, ['de']],
  [/[ñ¿¡]/giu, ['es', 'gl', 'eu']],
  [/[ãõ]/giu, ['pt']],
  [/[œùêî]/giu, ['fr']],
  [/[øæ]/giu, ['nb', 'da']],
  [/[å]/giu, ['sv', 'nb', 'da']],
  [/[þð]/giu, ['is']],
  [/[ąęłśźż]/giu, ['pl']],
  [/[ěřů]/giu, ['cs']],
  [/[ľĺŕôä]/giu, ['sk']],
  [/[őű]/giu, ['hu']],
  [/[șțăâ]/giu, ['ro']],
  [/[ğışİ]/giu, ['tr']],
  [/[ĉĝĥĵŝŭ]/giu, ['eo']],
  [/[āēīūģķļņ]/giu, ['lv']],
  [/[ėįųūę]/giu, ['lt']],
  [/[õ]/giu, ['et']],
  [/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/giu, ['vi']],
  [/[їєґ]/giu, ['uk']],
  [/[ў]/giu, ['be']],
  [/[ыэё]/giu, ['ru', 'be']],
  [/[ђћџ]/giu, ['sr']],
  [/[ѓќѕ]/giu, ['mk']],
  [/[ъ]/giu, ['bg']],
  [/[پچژگک]/gu, ['fa', 'ur']],
  [/[ٹڈڑںے]/gu, ['ur']],
  [/[ةأإى]/gu, ['ar']],
];

/** The beginning of a text tells its language. */
const READ_CHARACTERS = 2_000;
/** Fewer hits say nothing. */
const LEAST_SCORE = 3;
/** The best language must have as many hits more than the second. */
const LEAST_LEAD = 2;
/** Shorter texts of a script say little. */
const LEAST_SCRIPT_LETTERS = 4;

const wordSets = new Map(
  Object.entries(commonWords).map(([language, words]) => [language as Language, new Set(words.split(' '))]),
);

/** Links, mentions, hashtags and shortcodes. */
const NO_WORDS = new RegExp(
  `${webAddress}|[${textMarks['@'].signs}]${textMarks['@'].name}|[${textMarks['#'].signs}]${textMarks['#'].name}|:${textMarks[':'].name}:`,
  'gu',
);

/** The language of a text, ISO 639-1; null where it is too short or could be several. Links, mentions, hashtags and shortcodes do not count. */
export function detectLanguage(text: string): string | null {
  const plain = text.slice(0, READ_CHARACTERS).replaceAll(NO_WORDS, ' ').toLowerCase();
  const letters = countOf(plain, /\p{L}/gu);
  for (const [script, language] of languageOfScript) {
    const count = countOf(plain, script);
    // Japanese has kana for a part of its letters alone.
    if (count >= LEAST_SCRIPT_LETTERS && count > letters * (language === 'ja' ? 0.1 : 0.5)) return language;
  }
  return byWords(plain);
}

function byWords(plain: string): string | null {
  const scores = new Map<Language, number>();
  const add = (language: Language, score: number) => scores.set(language, (scores.get(language) ?? 0) + score);
  for (const word of plain.split(/[^\p{L}\p{M}'’]+/u)) {
    if (word === '') continue;
    for (const [language, words] of wordSets) if (words.has(word)) add(language, 1);
  }
  for (const [pattern, languages] of tellingLetters) {
    const count = Math.min(3, countOf(plain, pattern));
    for (const language of languages) if (count > 0) add(language, count);
  }
  const [best, second] = [...scores].toSorted(([, one], [, other]) => other - one);
  if (best === undefined || best[1] < LEAST_SCORE) return null;
  return best[1] >= (second?.[1] ?? 0) + LEAST_LEAD ? best[0] : null;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
