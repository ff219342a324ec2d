// Checks the size of the players on a page against budgets, in bytes after brotli. hls.js is not counted; what only media with chapters or
// thumbnails load has a budget of its own.
import { bundlePackage } from './package-bundles.ts';
import { ownPlayers } from './player-bundles.ts';
import { finish } from './report.ts';

/** Both players with their lazy chunks, without React; the entry of the elements, with React. */
const BUDGETS = [18_000, 75_000];
const TRACKS_BUDGET = 1_800;

const faults: string[] = [];
for (const [index, use] of ownPlayers.entries()) {
  const { scriptBytes, laterBytes, trackBytes } = await bundlePackage({ ...use, isEntryOneFile: true }, 'packages/media-player');
  const bytes = use.peers.length > 0 ? scriptBytes + laterBytes : scriptBytes;
  const budget = BUDGETS[index] ?? 0;
  process.stdout.write(`${String(bytes).padStart(8)}  ${use.name}\n`);
  if (bytes > budget) faults.push(`${use.name} takes ${bytes} bytes; the budget is ${budget}.`);
  process.stdout.write(`${String(trackBytes).padStart(8)}  more with chapters or thumbnails\n`);
  if (trackBytes > TRACKS_BUDGET)
    faults.push(`Chapters and thumbnails take ${trackBytes} bytes; the budget is ${TRACKS_BUDGET}.`);
}
finish('player-size', faults);
