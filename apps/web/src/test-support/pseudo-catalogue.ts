import { pseudoTexts } from '@rookery/ui/testing';
import type { MessageSet, Translations } from '@rookery/ui';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../../../packages/*/src/**/*messages.ts',
  '../../../../packages/{timeline/src/refresh/refresh-button.tsx,people/src/transfer/use-import-notices.ts,compose/src/drafts/use-own-posts.ts,people/src/dialogs/use-report-notices.ts}',
  '../**/*messages.ts',
  '../shell/start-notice.tsx',
]);

/** Every text of the app and its packages in the pseudo-language, which stories show. */
export async function pseudoCatalogue(): Promise<Translations> {
  const loaded = await Promise.all(Object.values(modules).map(async load => Object.values(await load())));
  return pseudoTexts(loaded.flat().filter(isMessageSet));
}

function isMessageSet(value: unknown): value is MessageSet {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;
}
