// Before anything else: what the content policy reports from here on, and every medium made, also those in no document.
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
