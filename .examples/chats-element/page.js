// The page has no framework. The parameter of the address that has the name of an element is its token.
const page = new URLSearchParams(location.search);

for (const element of document.querySelectorAll('rookery-chats')) {
  for (const name of ['ready', 'unread', 'sent', 'error', 'auth-needed']) {
    element.addEventListener(name, event => console.info(element.id, name, event.detail));
  }
  element.getAccessToken = () => page.get(element.id);
  element.setAttribute('server', page.get('server'));
}
