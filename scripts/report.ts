import './require-node.mjs';

/** Prints what a check found and ends the process: quietly good, or with one line for each fault. */
export function finish(check: string, faults: readonly string[]): void {
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(faults.length === 0 ? `${check}: good\n` : `${check}: ${faults.length} wrong\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
