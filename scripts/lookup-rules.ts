import { relative, resolve } from 'node:path';
import { SyntaxKind, type Node, type SourceFile } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isConditionalExpression,
  isElementAccessExpression,
  type BinaryExpression,
  type ElementAccessExpression,
} from 'typescript/unstable/ast';
import { API, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';
import { layerOf } from './import-rules.ts';

/** Node code: its tables are read by options and variables that it names itself. */
const outsideThePage = /^apps\/web\/(?:server|plugins)\//;

type Lookup = ElementAccessExpression | BinaryExpression;

/**
 * Objects that are read or written by any text, one line each: a server, an address or a key may say 'constructor' or '__proto__', which
 * every object has. Allowed are a `Map`, a condition `Object.hasOwn(table, key)` around the same access, keys of a few known words, and
 * values of the type `unknown`, which a decoder reads.
 *
 * @param projects Folders with a `tsconfig.json`.
 */
export function lookupFaults(projects: readonly string[], root = '.'): string[] {
  const api = new API({ cwd: resolve(root) });
  try {
    return projects.flatMap(folder => projectFaults(api, resolve(root, folder), resolve(root)));
  } finally {
    api.close();
  }
}

function projectFaults(api: API, folder: string, root: string): string[] {
  const config = resolve(folder, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (project === undefined) throw new Error(`${config} is not a project.`);
  return project.rootFiles.flatMap(name => {
    const path = relative(root, name).replaceAll('\\', '/');
    const isOutside = ['test', 'story'].includes(layerOf(path)) || outsideThePage.test(path);
    const file = isOutside ? undefined : project.program.getSourceFile(name);
    if (file === undefined) return [];
    return lookupsIn(file)
      .filter(lookup => isByAnyText(lookup, project.checker) && !isGuarded(lookup, file))
      .map(lookup => `${path}:${lineOf(lookup, file)} reads ${textOf(lookup, file)} by any text: a Map, or Object.hasOwn`);
  });
}

function lookupsIn(file: SourceFile): Lookup[] {
  const found: Lookup[] = [];
  const visit = (node: Node): void => {
    if (isElementAccessExpression(node)) found.push(node);
    else if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) found.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function partsOf(lookup: Lookup): { table: Node; key: Node } {
  return isElementAccessExpression(lookup)
    ? { table: lookup.expression, key: lookup.argumentExpression }
    : { table: lookup.right, key: lookup.left };
}

function isByAnyText(lookup: Lookup, checker: Checker): boolean {
  const { table, key } = partsOf(lookup);
  if (!isAnyText(checker.getTypeAtLocation(key), checker)) return false;
  const type = checker.getTypeAtLocation(table);
  const isList = type !== undefined && checker.isArrayLikeType(type);
  const value = isElementAccessExpression(lookup) ? checker.getTypeAtLocation(lookup) : undefined;
  return !isList && ((value?.flags ?? 0) & TypeFlags.Unknown) === 0;
}

function isAnyText(type: Type | undefined, checker: Checker): boolean {
  if (type === undefined) return false;
  const own = (type.flags & TypeFlags.TypeParameter) === 0 ? type : checker.getBaseConstraintOfType(type);
  const parts = own?.isUnionType() ? own.getTypes() : [own];
  // The keys of an object that is a type parameter may be symbols too: they are keys that the caller's code names.
  const isKeyOf = parts.some(part => ((part?.flags ?? 0) & TypeFlags.ESSymbol) !== 0);
  return !isKeyOf && parts.some(part => ((part?.flags ?? 0) & TypeFlags.String) !== 0);
}

/** Whether the access is in the branch of a condition that says that the table has the key itself. */
function isGuarded(lookup: Lookup, file: SourceFile): boolean {
  const { table, key } = partsOf(lookup);
  const guard = `Object.hasOwn(${textOf(table, file)}, ${textOf(key, file)})`;
  for (let node: Node = lookup; node.parent !== undefined && node.kind !== SyntaxKind.SourceFile; node = node.parent) {
    const { parent } = node;
    if (isConditionalExpression(parent) && parent.whenTrue === node && textOf(parent.condition, file).includes(guard))
      return true;
    if (isBinaryExpression(parent) && parent.right === node && textOf(parent.left, file).includes(guard)) return true;
  }
  return false;
}

const textOf = (node: Node, file: SourceFile): string => node.getText(file).replaceAll(/\s+/g, ' ');

const lineOf = (node: Node, file: SourceFile): number => file.text.slice(0, node.getStart(file)).split('\n').length;
