import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../../..');
const HERE = resolve(import.meta.dirname);
const SINKS =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|srcdoc|srcDoc|setHTML|setHTMLUnsafe|parseHTML|parseHTMLUnsafe|createContextualFragment)\b|\bdocument\.write(?:ln)?\b|\bnew Function\b|\beval\s*\(/;

/** Keeps a library from writing markup. */
const KNOWN = [
  "packages/ui/src/aria/announcer.dom.ts: Object.defineProperty(log, 'innerHTML', { configurable: true, set: clear });",
];

/** The lines that turn a string into HTML or code. Tests are exempt: they parse HTML to check it. */
function sinksIn(source: string): string[] {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map(line => line.replace(/(^|\s)\/\/.*$/, ''))
    .filter(line => SINKS.test(line))
    .map(line => line.trim());
}

function sourceFolders(): string[] {
  const packages = resolve(ROOT, 'packages');
  return [...readdirSync(packages).map(name => resolve(packages, name, 'src')), resolve(ROOT, 'apps/web/src')];
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|stories)\.tsx?$/.test(entry.name))
    .map(entry => resolve(entry.parentPath, entry.name))
    .filter(file => !file.startsWith(HERE) && !file.includes('/test-support/'));
}

function existing(folder: string): string[] {
  try {
    return sourceFiles(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

test('no source outside rich-text turns a string into HTML or code', () => {
  const files = sourceFolders().flatMap(existing);
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap(file => sinksIn(readFileSync(file, 'utf8')).map(line => `${relative(ROOT, file)}: ${line}`));
  expect(found).toEqual(KNOWN);
});

test('the scan finds every kind of sink', () => {
  const lines = [
    'a.innerHTML = b;',
    'a.outerHTML = b;',
    'a.insertAdjacentHTML("x", b);',
    '<p dangerouslySetInnerHTML={x} />',
    'document.write(b);',
    'new DOMParser()',
    'a.setHTML(b);',
    'Document.parseHTML(b)',
    '<iframe srcDoc={x} />',
    'a.srcdoc = b;',
    'new Function(b)',
    'eval(b)',
  ];
  expect(sinksIn(lines.join('\n'))).toEqual(lines);
});

test('the scan ignores comments and longer identifiers', () => {
  expect(sinksIn('// innerHTML is forbidden\n/* eval(x)\n innerHTML */ const medieval = (x) => x;\nretrieval(x);')).toEqual([]);
});
