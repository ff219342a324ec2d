import { useMessages } from '@rookery/ui';
import { pageMessages } from './messages.js';
import { PageHeader } from '../shell/page-header.js';
import { NotFound } from './not-found.js';

export function NotFoundPage() {
  return (
    <>
      <PageHeader title={useMessages(pageMessages).notFoundTitle()} isDeep />
      <NotFound />
    </>
  );
}
