// Runs first: records violations of the content security policy, and all media elements, also those outside the document.
window.violations = [];
document.addEventListener('securitypolicyviolation', event => {
  window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`);
});

window.media = [];
const createElement = document.createElement;
document.createElement = function (name, options) {
  const element = createElement.call(document, name, options);
  if (element instanceof HTMLMediaElement) window.media.push(element);
  return element;
};
