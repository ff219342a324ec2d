// The page has no framework. Its address names the server and the token of the chats.
const page = new URLSearchParams(location.search);

document.querySelector('rookery-chats').accessToken = page.get('token');
for (const element of document.querySelectorAll('rookery-chats, rookery-timeline'))
  element.setAttribute('server', page.get('server'));
