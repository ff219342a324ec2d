// The pages of requirements: made of docs/requirements.tsv and the tags of stories and tests when Storybook starts, never committed.
import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { coverage, isCovered, readMissingParts, readRequirements, testTitles } from '../scripts/coverage-table.ts';
import { readBrowserTests, readSourceFiles } from '../scripts/source-files.ts';
import { requirementArea, requirementExport, requirementPageId } from './requirement-ids.ts';
import type { RequirementFacts } from './requirement-page.tsx';

const TABLE = /docs[\\/]requirements\.tsv$/;

/** Lists one page for each requirement, named by its id, and one that lists all. */
export const requirementsIndexer: Indexer = {
  test: TABLE,
  createIndex: async fileName => {
    const rows = readRequirements(readFileSync(fileName, 'utf8'));
    const tags = ['!autodocs', '!test', 'requirement'];
    return [
      { type: 'story', exportName: 'All', name: 'All', title: 'Requirements/All', tags },
      ...rows.map(({ id, statement }) => ({
        type: 'story' as const,
        exportName: requirementExport(id),
        name: `${id}: ${shortened(statement)}`,
        title: `Requirements/${requirementArea(id)}`,
        tags,
      })),
    ];
  },
};

/** Turns the table into a module with the stories of the index. */
export function requirementsPlugin(): Plugin {
  return {
    name: 'rookery:requirements',
    enforce: 'pre',
    load(id) {
      if (!TABLE.test(id.replace(/\?.*$/, ''))) return null;
      const facts = readFacts(id.replace(/\?.*$/, ''));
      return [
        `import { allRequirements, requirementPage } from '/.storybook/requirement-page.tsx';`,
        `const facts = ${JSON.stringify(facts)};`,
        `export default { parameters: { layout: 'fullscreen', controls: { disable: true }, options: { showPanel: false } } };`,
        `export const All = { name: 'All', render: () => allRequirements(facts) };`,
        ...facts.map(({ id, statement }, index) => {
          const name = JSON.stringify(`${id}: ${shortened(statement)}`);
          return `export const ${requirementExport(id)} = { name: ${name}, render: () => requirementPage(facts[${index}]) };`;
        }),
      ].join('\n');
    },
  };
}

function readFacts(table: string): RequirementFacts[] {
  const files = [...readSourceFiles(), ...readBrowserTests()];
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const requirements = readRequirements(readFileSync(table, 'utf8'));
  const { rows } = coverage(requirements, files, readMissingParts(readFileSync('docs/missing-parts.tsv', 'utf8')));
  return rows.map(row => ({
    id: row.id,
    pageId: requirementPageId(row.id),
    kind: row.kind,
    where: row.where,
    statement: row.statement,
    missing: row.missing,
    isCovered: isCovered(row),
    stories: row.stories.map(story => {
      const end = story.lastIndexOf('/');
      const [title, name] = [story.slice(0, end), story.slice(end + 1)];
      const isWholeFile = name === 'all';
      return {
        title,
        name: isWholeFile ? 'All stories' : storyNameFromExport(name),
        id: isWholeFile ? `${toId(title, 'docs')}` : toId(title, storyNameFromExport(name)),
        isDocs: isWholeFile,
      };
    }),
    tests: [...row.appTests, ...row.tests].map(path => ({ path, titles: testTitles(texts.get(path) ?? '', row.id) })),
  }));
}

function shortened(statement: string): string {
  return statement.length <= 60 ? statement : `${statement.slice(0, 60).replace(/\s\S*$/, '')} …`;
}
