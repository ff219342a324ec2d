// Ends the process with one line where Node is older than the project needs: an older one would leave tests out or fail in
// the middle. Written for any version of Node.
const NEEDED_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED_MAJOR) {
  console.error(
    `Node ${NEEDED_MAJOR} or later is needed; this is ${process.versions.node}. "npm test -- <part>" fetches the right one.`,
  );
  process.exit(1);
}
