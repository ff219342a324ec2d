// The page has no framework. The address of the page names the server, and other sources for the first element.
const page = new URLSearchParams(location.search);

for (const element of document.querySelectorAll('rookery-timeline')) {
  for (const name of ['ready', 'error']) {
    element.addEventListener(name, event => console.info(element.id, name, event.detail.message ?? event.detail.source));
  }
  if (page.has(element.id)) element.setAttribute('source', page.get(element.id));
  element.setAttribute('server', page.get('server'));
}
