/** A block of code of a README. */
export interface ReadmeExample {
  /** Of the fence, counted from 1. */
  readonly line: number;
  readonly language: 'ts' | 'tsx' | 'js';
  readonly code: string;
  /** Declarations of the names that the code takes from its page: see {@link readmeExamples}. */
  readonly context: string;
}

const LANGUAGES: ReadonlySet<string> = new Set(['ts', 'tsx', 'js']);
const CONTEXT = '<!-- Around this example: ';

/**
 * The blocks of TypeScript and JavaScript of a README, in order. A comment in the lines before a block, `<!-- Around this example: … -->`, declares
 * the names that the block takes from its page; readers do not see it.
 */
export function readmeExamples(markdown: string): ReadmeExample[] {
  const examples: ReadmeExample[] = [];
  const lines = markdown.split('\n');
  let context: string[] = [];
  let isComment = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (isComment || line.startsWith(CONTEXT)) {
      context.push(line.replace(CONTEXT, '').replace(/ ?-->$/, ''));
      isComment = !line.endsWith('-->');
    } else if (line.startsWith('```')) {
      const end = lines.indexOf('```', index + 1);
      const language = line.slice(3);
      if (isLanguage(language))
        examples.push({ line: index + 1, language, code: lines.slice(index + 1, end).join('\n'), context: context.join('\n') });
      context = [];
      index = end === -1 ? lines.length : end;
    } else if (line !== '') context = [];
  }
  return examples;
}

function isLanguage(name: string): name is ReadmeExample['language'] {
  return LANGUAGES.has(name);
}
