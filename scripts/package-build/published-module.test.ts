import { expect, it } from 'vitest';
import { publishedModule } from './published-module.ts';

const manifest = {
  publishConfig: { exports: {} },
  dependencies: { idb: '^8.0.0' },
  peerDependencies: { '@tanstack/react-query': '^5.0.0' },
};
const published = (code: string, ...imports: string[]) =>
  publishedModule(code, { path: 'dist/a.js', imports: imports.map(path => ({ path })) }, manifest, (folder, ending) =>
    folder === 'dist/locales' && ending === 'ts' ? ['ar', 'de'] : ending === 'json' ? ['names-de'] : [],
  );

it('has no directive, and the code on the line where it was', () => {
  expect(published('"use strict";\nimport { useState } from "react";')).toBe('\nimport { useState } from "react";');
  expect(published('#!/usr/bin/env node\n"use strict";\nrun();')).toBe('#!/usr/bin/env node\n\nrun();');
});

it('imports the built module of a JSON file', () => {
  expect(published('import table from "./table.json";')).toBe('import table from "./table.json.js";');
  expect(published('import table from "../a/table.json" with { type: "json" };')).toBe('import table from "../a/table.json.js";');
});

it('writes out the files of a folder as imports, for bundlers that do not know import.meta.glob', () => {
  expect(published('const files = import.meta.glob("./locales/*.ts");')).toBe(
    'const files = { "./locales/ar.ts": () => import("./locales/ar.js"), "./locales/de.ts": () => import("./locales/de.js") };',
  );
});

it('writes out JSON files as the modules that they are built to', () => {
  expect(published('const files = import.meta.glob("./names/*.json");')).toBe(
    'const files = { "./names/names-de.json": () => import("./names/names-de.json.js") };',
  );
});

it('rejects a folder without modules', () => {
  expect(() => published('import.meta.glob("./texts/*.ts");')).toThrow('dist/a.js: ./texts has no modules.');
});

it('gives a wrapped function the name of its constant, unless the function calls itself', () => {
  expect(published('export const Button = withRef(function Button2({ size }) {});')).toBe(
    'export const Button = withRef(function Button({ size }) {});',
  );
  expect(published('export const Text = memo(\n  withRef(function Text2() {}),\n);')).toContain('withRef(function Text() {})');
  const recursive = 'export const Tree = memo(function Tree2() { return Tree2(); });';
  expect(published(recursive)).toBe(recursive);
});

it('rejects an import of a package that the manifest does not list', () => {
  expect(published('', 'idb', '@tanstack/react-query/build', './b.js', 'node:fs')).toBe('');
  expect(() => published('', 'idb-keyval')).toThrow('dist/a.js imports idb-keyval, which package.json does not list.');
  expect(() => published('', '@tanstack/query')).toThrow('imports @tanstack/query,');
});
