import type { ESTree } from 'vite';

/** One thing that a module takes from another: `imported` there, handed on as `exported` or not at all. `*` is everything. */
export interface ModuleLink {
  readonly source: string;
  readonly imported: string;
  readonly exported: string | null;
}

export interface ModuleLinks {
  /** The module has nothing of its own and only hands on what others export. */
  readonly isBarrel: boolean;
  readonly links: readonly ModuleLink[];
}

/** What a module takes from others and hands on; links of types alone are left out. */
export function readModuleLinks(program: ESTree.Program): ModuleLinks {
  const imports = new Map<string, ModuleLink>();
  const links: ModuleLink[] = [];
  let isBarrel = program.body.length > 0;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      if (statement.importKind === 'type') continue;
      const source = statement.source.value;
      if (statement.specifiers.length === 0) links.push({ source, imported: '*', exported: '*' });
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type') continue;
        const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*';
        imports.set(specifier.local.name, {
          source,
          imported: specifier.type === 'ImportDefaultSpecifier' ? 'default' : imported,
          exported: null,
        });
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      if (statement.exportKind === 'type') continue;
      const exported = statement.exported === null ? '*' : nameOf(statement.exported);
      links.push({ source: statement.source.value, imported: '*', exported });
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration === null) {
      for (const specifier of statement.specifiers) {
        if (statement.exportKind === 'type' || specifier.exportKind === 'type') continue;
        const exported = nameOf(specifier.exported);
        const local = nameOf(specifier.local);
        const link =
          statement.source === null ? imports.get(local) : { source: statement.source.value, imported: local, exported };
        if (link === undefined) isBarrel = false;
        else links.push({ ...link, exported });
      }
    } else if (!isDirective(statement)) {
      isBarrel = false;
    }
  }
  return { isBarrel, links: [...links, ...imports.values()] };
}

/** What a module must load when `name` is asked of it: all it imports, or of a barrel only what leads to that name. */
export function linksFor({ isBarrel, links }: ModuleLinks, name: string): readonly ModuleLink[] {
  if (!isBarrel || name === '*') return links;
  return links
    .filter(({ exported }) => exported === name || exported === '*')
    .map(link => (link.exported === '*' ? { ...link, imported: name } : link));
}

/** `'use strict'` and its like do nothing by themselves. */
function isDirective(statement: ESTree.Statement | ESTree.ModuleDeclaration): boolean {
  return statement.type === 'ExpressionStatement' && 'directive' in statement && typeof statement.directive === 'string';
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
