/** The module that runs an example of a README: it shows what the example makes, and checks the values that its comments name. */
export function runnableExample(code: string, props = ''): string {
  return withElementShown(withValuesChecked(code), props);
}

/** `placementAt(18); // null`: the comment says what the expression is. */
function withValuesChecked(code: string): string {
  return code.replaceAll(/^([a-z][\w.]*\(.*\)); \/\/ (null|true|false|-?\d+)(?::.*)?$/gm, 'checkInPage($1, $2, "$2");');
}

/** An example ends with an element, or defines one or a component: this draws it. */
function withElementShown(code: string, props: string): string {
  const element = code.search(/^</m);
  if (element !== -1) return `${code.slice(0, element)}showInPage(${code.slice(element).replace(/;\s*$/, '')});`;
  const named = /^const (\w+) = </m.exec(code)?.[1];
  if (named !== undefined) return `${code}\nshowInPage(${named});`;
  const component = /^(?:export )?function ([A-Z]\w*)\(/m.exec(code)?.[1];
  return component === undefined ? code : `${code}\nshowInPage(<${component} ${props} />);`;
}
