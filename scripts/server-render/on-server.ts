// Runs in Node, which has no DOM: writes the markup of every example to standard output, or the error it throws.
import { renderToString } from 'react-dom/server';
import { examples, withoutExample } from './public-components.ts';
import type { ServerRender } from './render.ts';

const markup: Record<string, string> = {};
const errors: Record<string, string> = {};
const logged: string[] = [];
// React 18 says so of every layout effect, wherever one is; React 19 no longer does.
const isKnown = (text: string): boolean => text.startsWith('Warning: useLayoutEffect does nothing on the server');
console.error = (...parts: unknown[]) => {
  const text = parts.map(String).join(' ');
  if (!isKnown(text)) logged.push(text);
};
for (const [name, example] of examples) {
  try {
    markup[name] = renderToString(example());
    if (logged.length > 0) errors[name] = logged.join('\n');
  } catch (error) {
    errors[name] = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  logged.length = 0;
}
const result: ServerRender = { markup, errors, withoutExample: withoutExample() };
// Clients that wait for their server would keep the process alive.
process.stdout.write(JSON.stringify(result), () => process.exit(0));
