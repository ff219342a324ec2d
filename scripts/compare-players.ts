// Compares the size of the players with that of other players, in bytes after brotli: `node scripts/compare-players.ts [--write]`.
// `--write` updates the table in the package's README.
import { readFileSync, writeFileSync } from 'node:fs';
import { bundlePackage } from './package-bundles.ts';
import { otherPlayers, ownPlayers } from './player-bundles.ts';

const folder = 'packages/media-player';
const readme = `${folder}/README.md`;
const START = '<!-- sizes -->';
const END = '<!-- /sizes -->';

const lines = ['| player | script | lazy | hls.js | styles |', '| --- | ---: | ---: | ---: | ---: |'];
for (const use of [...ownPlayers, ...otherPlayers]) {
  const { scriptBytes, laterBytes, streamBytes, styleBytes } = await bundlePackage(use, folder);
  const peers = use.peers.length > 0 ? ' without React' : '';
  const bytes = [scriptBytes, laterBytes, streamBytes, styleBytes].map(kilobytes);
  lines.push(`| ${use.name}${peers} | ${bytes.join(' | ')} |`);
}
const table = lines.join('\n');
process.stdout.write(`${table}\n`);

if (process.argv.includes('--write')) {
  const text = readFileSync(readme, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${readme} has no markers for the table: ${START} … ${END}`);
  writeFileSync(readme, `${text.slice(0, start + START.length)}\n\n${table}\n\n${text.slice(end)}`);
}

function kilobytes(bytes: number): string {
  return bytes === 0 ? '–' : `${(bytes / 1000).toFixed(1)} kB`;
}
