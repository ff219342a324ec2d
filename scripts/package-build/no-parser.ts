// Takes the place of the ICU parser in the message formatter: every text that it gets has been parsed.
export * from '@formatjs/icu-messageformat-parser/no-parser.js';

export const parse = (): never => {
  throw new SyntaxError('An ICU text needs parseTranslations of @rookery/ui/icu.');
};
