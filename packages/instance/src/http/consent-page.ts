/** The content of the consent page, unescaped. */
interface ConsentView {
  readonly appName: string;
  readonly scopes: readonly string[];
  readonly accounts: readonly { readonly id: string; readonly name: string; readonly acct: string; readonly avatar: string }[];
  /** Binds the decision to the request that this page shows. */
  readonly formToken: string;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const permissions: Readonly<Record<string, string>> = {
  read: 'Read everything in the account',
  write: 'Post, and change the account',
  follow: 'Follow, mute and block accounts',
  push: 'Send notifications to the device',
  profile: 'Read the name and picture of the account',
  'admin:read': 'Read what the staff of the server reads',
  'admin:write': 'Do what the staff of the server does',
};

function permissionText(scope: string): string {
  return permissions[scope] ?? scope;
}

function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)} – Rookery</title>
<link rel="stylesheet" href="/oauth/consent.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

export function messagePage(title: string, text: string): string {
  return frame(title, `<h1>${escapeText(title)}</h1>\n<p class="message">${escapeText(text)}</p>`);
}

export function consentPage(view: ConsentView): string {
  const accounts = view.accounts
    .map(
      (account, index) => `<label class="account">
<input type="radio" name="account" value="${escapeText(account.id)}"${index === 0 ? ' checked' : ''}>
<img src="${escapeText(account.avatar)}" alt="" width="44" height="44">
<span><b><bdi>${escapeText(account.name)}</bdi></b> <span class="acct">@${escapeText(account.acct)}</span></span>
</label>`,
    )
    .join('\n');
  const scopes = view.scopes.map(scope => `<li>${escapeText(permissionText(scope))}</li>`).join('\n');
  return frame(
    'Authorize',
    `<h1>Authorize ${escapeText(view.appName)}</h1>
<p>The application <b>${escapeText(view.appName)}</b> requests access to your account. It will be able to:</p>
<ul>
${scopes}
</ul>
<form method="post" action="/oauth/authorize">
<input type="hidden" name="form_token" value="${escapeText(view.formToken)}">
<fieldset>
<legend>Sign in as</legend>
${accounts}
</fieldset>
<div class="buttons">
<button type="submit" name="decision" value="authorize" class="primary">Authorize</button>
<button type="submit" name="decision" value="deny">Deny</button>
</div>
</form>`,
  );
}

export const consentStyle = `:root {
  color-scheme: light dark;
  --page: light-dark(#f4f5f7, #14171c);
  --card: light-dark(#fff, #1d2127);
  --text: light-dark(#1a1d21, #eceef1);
  --soft: light-dark(#59616b, #a2abb7);
  --line: light-dark(#d5d9de, #3a414b);
  --accent: light-dark(#0b5fb0, #7db8f5);
  --on-accent: light-dark(#fff, #0c1a29);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-block-size: 100vh;
  display: grid;
  place-items: center;
  padding: 1.5rem;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
main {
  inline-size: min(28rem, 100%);
  padding: 1.75rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--card);
}
h1 { margin: 0 0 0.75rem; font-size: 1.375rem; line-height: 1.25; overflow-wrap: anywhere; }
p { margin: 0 0 0.75rem; }
ul { margin: 0 0 1.25rem; padding-inline-start: 1.25rem; }
.message { overflow-wrap: anywhere; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
legend { padding: 0; margin-block-end: 0.5rem; font-weight: 600; }
.account {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.5rem 0.625rem;
  border-radius: 0.5rem;
  cursor: pointer;
}
.account:hover, .account:has(:checked) { background: color-mix(in srgb, var(--accent) 12%, transparent); }
.account img { border-radius: 50%; }
.account input { inline-size: 1.125rem; block-size: 1.125rem; accent-color: var(--accent); }
.acct { display: block; color: var(--soft); font-size: 0.875rem; }
.buttons { display: flex; gap: 0.75rem; }
button {
  flex: 1;
  min-block-size: 2.75rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
