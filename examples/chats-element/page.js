// The page has no framework. The parameter of the address that has the name of an element is its token.
const page = new URLSearchParams(location.search);

for (const element of document.querySelectorAll('rookery-chats')) {
  for (const name of ['ready', 'unread', 'sent', 'error', 'auth-needed']) {
    element.addEventListener(name, event => console.info(element.id, name, event.detail));
  }
  const { origin } = new URL(page.get('server'));
  element.getAccessToken = server => (server === origin ? page.get(element.id) : null);
  element.setAttribute('server', page.get('server'));
}
