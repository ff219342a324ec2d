// Checks the size of the players on a page against a budget, in bytes after brotli. hls.js is not counted.
import { bundlePackage } from './package-bundles.ts';
import { ownPlayers } from './player-bundles.ts';
import { finish } from './report.ts';

/** Both players with their lazy chunks, without React; the entry of the elements, with React. */
const BUDGETS = [18_000, 75_000];

const faults: string[] = [];
for (const [index, use] of ownPlayers.entries()) {
  const { scriptBytes, laterBytes } = await bundlePackage(use, 'packages/media-player');
  const bytes = use.peers.length > 0 ? scriptBytes + laterBytes : scriptBytes;
  const budget = BUDGETS[index] ?? 0;
  process.stdout.write(`${String(bytes).padStart(8)}  ${use.name}\n`);
  if (bytes > budget) faults.push(`${use.name} takes ${bytes} bytes; the budget is ${budget}.`);
}
finish('player-size', faults);
