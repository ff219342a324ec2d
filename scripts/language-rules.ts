/** A text file of the repository; `path` is relative to its root, with forward slashes. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly instead: string;
  /** The files it holds for; default: all. */
  readonly files?: RegExp;
  /** Files it does not hold for. */
  readonly exceptFor?: RegExp;
}

const code = /\.(?:tsx?|mjs|css|html)$/;
const tests = /\.(?:test|spec)\.tsx?$/;

/** Longest title of a test in characters, without requirement ids. */
const TITLE_LENGTH = 100;

/** One word per thing: `docs/style.md`, words. Names in camel case are words as well. */
const rules: readonly Rule[] = [
  // "Show boosts" is a header of Mastodon's files, and members of other clients search the settings for their word.
  { pattern: /(?<!Show |Words'?: '[^']*)boost/i, instead: '"reblog" in code, "repost" on screen' },
  { pattern: /\btoot(?:s|ed)?\b/i, instead: '"status" in code, "post" on screen' },
  { pattern: /\b(?:un)?weaves?\b|\bwoven\b|Weave/, instead: '"inject"' },
  { pattern: /\bbur(?:y|ied|ies)\b|\bbury[A-Z]/i, instead: '"replace with a tombstone"' },
  // The people of the seed world may write of their town.
  { pattern: /\btowns?\b/i, instead: '"server" or "seed world"', exceptFor: /\/world\/(?:texts|seed)-[\w-]+\.ts$/ },
  { pattern: /(?<!font-)\bfaces?\b|\b[a-z]+Faces?\b|\bFace\b/, instead: '"server profile"' },
  { pattern: /\bdeeds?\b/i, instead: 'the event or the action by its name' },
  { pattern: /\bmanners\b/i, instead: '"middleware"' },
  { pattern: /\bfans\b/i, instead: '"accounts"' },
  { pattern: /\bwho to follow\b/i, instead: '"suggested profiles"' },
  { pattern: /\b(?:spec|behaviou?r|architecture) \d/i, instead: 'a requirement id, an ADR, a standard or the reason' },
  {
    pattern: /(?:\/\/|\/\*\*?|^\s*\*) (?:What|Who|Whoever|Whatever|That which|Where it)\b/m,
    instead: 'a comment that names its subject',
    files: code,
  },
  { pattern: /\b(?:TODO|FIXME|XXX)\b/, instead: 'finished work, or nothing', files: code },
];

/** Breaches of the project's language, one line each: the place, what was found, and what to write instead. */
export function languageFaults({ path, text }: TextFile): string[] {
  const faults = rules.flatMap(({ pattern, instead, files, exceptFor }) => {
    if (files?.test(path) === false || exceptFor?.test(path) === true) return [];
    return [...text.matchAll(new RegExp(pattern.source, `g${pattern.flags.replace('g', '')}`))].map(
      match => `${path}:${lineOf(text, match.index)} has "${match[0].trim()}": write ${instead}`,
    );
  });
  return tests.test(path) ? [...faults, ...longTitles({ path, text })] : faults;
}

/** References to decisions that do not exist, one line each. */
export function decisionFaults({ path, text }: TextFile, decisions: ReadonlySet<number>): string[] {
  return [...text.matchAll(/\bADR (\d+)|adr\/0*(\d+)-/g)]
    .filter(match => !decisions.has(Number(match[1] ?? match[2])))
    .map(match => `${path}:${lineOf(text, match.index)} has "${match[0]}": write a number of docs/adr/README.md`);
}

/** Documents that lead a reader to files. */
const guides = /^(?:[A-Z]+\.md|docs\/(?:README|architecture)\.md|docs\/adr\/.+\.md)$/;

/** Files that a guide names and that do not exist, one line each. A file may be named by the end of its path; `name.ts` stands for any. */
export function fileFaults({ path, text }: TextFile, files: readonly string[]): string[] {
  if (!guides.test(path)) return [];
  return [...text.matchAll(/`([\w@./-]+\.(?:tsx?|mjs|css|tsv|json|yml))`/g)]
    .filter(([, name = '']) => !/^(?:use-)?name\.|^\.\//.test(name) && !files.some(file => `/${file}`.endsWith(`/${name}`)))
    .map(match => `${path}:${lineOf(text, match.index)} names ${match[0]}: write the path of a file`);
}

function longTitles({ path, text }: TextFile): string[] {
  const titles = text.matchAll(
    /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g,
  );
  return [...titles].flatMap(match => {
    const title = (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(/\[[A-Z]+-\d+\]\s*/g, '');
    if (title.length <= TITLE_LENGTH) return [];
    return [
      `${path}:${lineOf(text, match.index)} has a title of ${title.length} characters: write one claim in at most ${TITLE_LENGTH}`,
    ];
  });
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;
