import { useMessages } from '@rookery/ui';
import { pageMessages } from '../pages/messages.js';
import { WaysIn } from '../shell/ways-in.js';

/** For a visitor: what they are looking at, and the ways in. Spec 2. */
export function VisitorCard({ server }: { server: string }) {
  const text = useMessages(pageMessages);
  return (
    <section className="app-visitor" aria-labelledby="visitor-title">
      <h2 id="visitor-title">{text.visitorTitle({ server })}</h2>
      <p>{text.visitorText()}</p>
      <div className="app-visitor-ways">
        <WaysIn />
      </div>
    </section>
  );
}
