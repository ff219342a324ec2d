import type { Instance, ServerDocument } from '@rookery/api-client';
import { cleanWords, DisplayName, Identity, Link, RichText, safeUrl, shownHost, useFormat, useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import { useTimelineOptions } from '@rookery/timeline';
import { aboutMessages } from './messages.js';
import { siteLinksMessages } from '../site-links/messages.js';

export interface AboutProps {
  instance: Instance;
  /** The documents that the server has, as its HTML. */
  documents: readonly { readonly name: ServerDocument; readonly html: string }[];
  /** The page with the servers that it limits. */
  restrictionsHref: string;
}

const documentTitles = {
  extended_description: 'extendedDescription',
  privacy_policy: 'privacyPolicy',
  terms_of_service: 'termsOfService',
} as const;

/** The server's account of itself: its rules, its staff and its documents (HINT-13). */
export function About({ instance, documents, restrictionsHref }: AboutProps) {
  const { hrefs } = useTimelineOptions();
  const text = useMessages(aboutMessages);
  const links = useMessages(siteLinksMessages);
  const format = useFormat();
  const picture = safeUrl(instance.thumbnail_url, 'media');
  const { stats, contact_account: contact, email } = instance;
  const counts = [
    [text.users, stats.user_count],
    [text.posts, stats.status_count],
    [text.servers, stats.domain_count],
  ] as const;
  return (
    <div className="rk-about">
      <header>
        {picture !== null && <img referrerPolicy="no-referrer" src={picture} alt="" loading="lazy" />}
        <h2 dir="auto">
          <DisplayName name={instance.title} isWrapped />
        </h2>
        <bdi dir="ltr">{shownHost(instance.domain)}</bdi>
      </header>
      <Prose html={instance.short_description || instance.description} />
      <p className="rk-about-counts">
        {counts.flatMap(([label, count], index) =>
          count === 0 ? [] : [<span key={index}>{label({ count, shown: format.number(count) })}</span>],
        )}
      </p>
      {instance.rules.length > 0 && (
        <Section title={links.rules()} id="rules">
          <ol>
            {instance.rules.map((rule, index) => (
              <li key={index} dir="auto">
                {cleanWords(rule.text)}
                {rule.hint !== '' && <small dir="auto">{cleanWords(rule.hint)}</small>}
              </li>
            ))}
          </ol>
        </Section>
      )}
      {(contact !== null || email !== '') && (
        <Section title={text.contact()}>
          {contact !== null && (
            <p>
              <Identity
                displayName={contact.display_name}
                acct={contact.acct}
                verified={contact.verified}
                emojis={contact.emojis}
                href={hrefs.account(contact)}
              />
            </p>
          )}
          {isAddress(email) && (
            <p>
              <a href={`mailto:${email}`}>{text.writeTo({ email })}</a>
            </p>
          )}
        </Section>
      )}
      {documents.map(({ name, html }) => (
        <Section key={name} title={text[documentTitles[name]]()} id={name.replaceAll('_', '-')}>
          <Prose html={html} />
        </Section>
      ))}
      <p>
        <Link href={restrictionsHref}>{links.restrictions()}</Link>
      </p>
      <p className="rk-about-software">{text.software({ version: instance.version })}</p>
    </div>
  );
}

/** A plain address, which cannot add headers or recipients to a letter. */
const isAddress = (email: string): boolean => /^[\w.+-]+@[\w.-]+$/.test(email);

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Prose({ html }: { html: string }) {
  const { hrefs } = useTimelineOptions();
  return <RichText className="rk-content" html={html} emojis={[]} mentions={[]} tags={[]} hrefs={hrefs} />;
}
