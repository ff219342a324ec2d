import { BlankState, Link, useMessages } from '@rookery/ui';
import { Compass } from 'lucide-react';
import { pageMessages } from '../messages/page-messages.js';
import { PageHeader } from '../shell/page-header.js';

export function NotFoundPage() {
  return (
    <>
      <PageHeader title={useMessages(pageMessages).notFoundTitle()} isDeep />
      <NotFound />
    </>
  );
}

/** The content of the not-found page. NAV-13 */
export function NotFound() {
  const text = useMessages(pageMessages);
  return (
    <BlankState
      icon={<Compass size={28} strokeWidth={1.6} aria-hidden="true" />}
      title={text.notFoundLead()}
      description={text.notFoundText()}
      action={<WayHome />}
    />
  );
}

/** A link to Home, drawn as the next step of a page without content. */
export function WayHome() {
  return (
    <Link className="rk-button" data-variant="primary" data-size="md" href="/">
      {useMessages(pageMessages).wayHome()}
    </Link>
  );
}
