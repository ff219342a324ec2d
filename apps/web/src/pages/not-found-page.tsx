import { useMessages } from '@rookery/ui';
import { messages } from '../messages.js';
import { PageHeader } from '../shell/page-header.js';
import { NotFound } from './not-found.js';

export function NotFoundPage() {
  return (
    <>
      <PageHeader title={useMessages(messages).notFoundTitle()} isDeep />
      <NotFound />
    </>
  );
}
