import type { SourceFile } from './source-files.ts';

/** Code that turns a text into markup or code. */
const sinks: readonly RegExp[] = [
  /(?:\.|\[["'`])(?:innerHTML|outerHTML|srcdoc)(?:["'`]\])?\s*\+?=(?!=)/g,
  /(?<![.\w$])(?:innerHTML|outerHTML|srcdoc|srcDoc|dangerouslySetInnerHTML)\s*:(?!:)/g,
  /\.(?:insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|parseFromString)\s*\(/g,
  /\bdocument\.write(?:ln)?\s*\(/g,
  /(?<![.\w$])(?:eval|Function)\s*\(|\bexecCommand\(["'`]insertHTML/g,
  /\bset(?:Timeout|Interval)\(\s*["'`]/g,
  /\.setAttribute\(\s*["'`](?:on|srcdoc)/g,
  /["'`]\s*javascript:/gi,
  /\.createPolicy\s*\(/g,
];

/** Sinks that the built scripts hold, with the reason that no text of a server becomes markup or code by them. */
interface KnownSink {
  /** The code of the sink, with what tells it from others; names that differ from build to build are not in it. */
  readonly code: RegExp;
  readonly reason: string;
}

const known = (reason: string, ...parts: readonly string[]): KnownSink => ({
  // A name of a minifier, and the quotes that it chooses.
  code: new RegExp(
    parts
      .join('')
      .replaceAll('NAME', String.raw`[\w$]+`)
      .replaceAll("'", '["\'`]'),
    'g',
  ),
  reason,
});

export const knownSinks: readonly KnownSink[] = [
  known('React DOM: a constant, for a script that a component renders', String.raw`\.innerHTML='<script><\\/script>'`),
  known('React DOM: `dangerouslySetInnerHTML`, which no component has', String.raw`NAME=NAME\.__html.{0,150}?\.innerHTML=NAME\)`),
  known(
    'React DOM 18: `dangerouslySetInnerHTML`, which no component has',
    String.raw`'innerHTML'in NAME\)NAME\.innerHTML=NAME;else\{for\(\(?NAME\|\|=document\.createElement\('div'\),NAME\.innerHTML='<svg>'`,
  ),
  known('React DOM: a constant in place of an address that it refuses', String.raw`'javascript:throw new Error\(`),
  known('React DOM: a constant that shows whether the browser has an event', String.raw`\.setAttribute\('oninput','return;'\)`),
  known('React Router: a list of schemes that it refuses', String.raw`'filesystem:','javascript:'\]`),
  known('React Aria: empties its announcer, whose setter is replaced', String.raw`this\.(?:assertive|polite)Log\.innerHTML=''`),
  known('the policy of the sanitizer, which parses into a document that is not shown', String.raw`\.createPolicy\('app-parse'`),
  known(
    'the policy of the workers, which makes the addresses of three',
    String.raw`\.createPolicy\('app-worker',\{createScriptURL:NAME=>NAME==='search'\?NAME:NAME\+\(NAME==='push\.js'\?'push\.js':'sw\.js'\)\}\)`,
  ),
  known(
    'the policy of the service worker, which has one address: the script that sends',
    String.raw`\.createPolicy\('app-worker',\{createScriptURL:\(\)=>NAME\}\)`,
  ),
  known(
    'DOMPurify: a policy of its own, in place of which it gets that of the project',
    String.raw`\.createPolicy\(NAME,\{createHTML`,
  ),
  known('DOMPurify: parses into a document that is not shown', String.raw`\.parseFromString\(NAME,NAME\)\}catch\{\}`),
  known(
    'DOMPurify: parses into a document that is not shown',
    String.raw`\.documentElement\.innerHTML=NAME\?NAME:NAME\}catch\{\}`,
  ),
  known(
    'hls.js: keys of protected streams, which the players do not ask for',
    String.raw`\.parseFromString\(NAME,'(?:text|application)/xml'\)[.,].{0,30}?(?:'KID'|querySelectorAll\('HttpHeader')`,
  ),
  known(
    'hls.js: subtitles in TTML, which the players leave out',
    String.raw`\.parseFromString\(NAME,'text/xml'\)\.getElementsByTagName\('tt'`,
  ),
];

/**
 * Sinks of built scripts that the table does not know, and rows of the table whose sink is gone, one line each. Text becomes markup by the
 * sanitizer alone: a dependency that brings a sink is looked at before it ships.
 */
export function sinkFaults(scripts: readonly SourceFile[], table: readonly KnownSink[] = knownSinks): string[] {
  const missing = new Set(table);
  const faults = scripts.flatMap(({ path, text }) => {
    const allowed = table.flatMap(row =>
      [...text.matchAll(row.code)].map(({ index, 0: code }) => ({ row, start: index, end: index + code.length })),
    );
    return sinks
      .flatMap(sink => [...text.matchAll(sink)])
      .flatMap(({ index, 0: code }) => {
        const rows = allowed.filter(({ start, end }) => start <= index && index < end).map(({ row }) => row);
        for (const row of rows) missing.delete(row);
        const around = text.slice(Math.max(0, index - 60), index + code.length + 40).replaceAll(/\s+/g, ' ');
        return rows.length > 0 ? [] : [`${path} makes markup or code of a text: …${around}…`];
      });
  });
  return [...faults, ...[...missing].map(({ reason }) => `No script has the sink that is known as: ${reason}`)];
}
