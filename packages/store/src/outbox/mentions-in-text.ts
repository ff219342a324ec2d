/** Not in an address, and not behind a letter, as in an e-mail address. */
const mentions = /(?<![\p{L}\p{N}_/@.=-])@([\w](?:[\w.-]*\w)?(?:@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)?)/gu;

/** The recipients of a post with the handles that its text mentions, each once: a server that is told recipients reads none from the text. */
export function withMentions(recipients: readonly string[], text: string): readonly string[] {
  const handles = [...recipients, ...[...text.matchAll(mentions)].map(([, acct = '']) => acct)];
  return [...new Map(handles.toReversed().map(acct => [acct.toLowerCase(), acct])).values()].toReversed();
}
