import { expect, it } from 'vitest';
import { knownSinks, sinkFaults } from './html-sinks.ts';

const faultsIn = (text: string, table = knownSinks.slice(0, 0)) => sinkFaults([{ path: 'dist/a.js', text }], table);

it.each([
  'e.innerHTML=t',
  'e.innerHTML += t',
  "e['outerHTML'] = t",
  'frame.srcdoc=t',
  'Object.assign(e,{innerHTML:t})',
  'jsx("p",{dangerouslySetInnerHTML:{__html:t}})',
  'e.insertAdjacentHTML(`beforeend`,t)',
  'e.setHTMLUnsafe(t)',
  'Document.parseHTMLUnsafe(t)',
  'range.createContextualFragment(t)',
  'new DOMParser().parseFromString(t,`text/html`)',
  'document.write(t)',
  'document.writeln(t)',
  'new Function(t)',
  'eval(t)',
  'document.execCommand(`insertHTML`,!1,t)',
  'setTimeout(`run()`,9)',
  'link.href="javascript:"+t',
  'e.setAttribute(`onclick`,t)',
  'e.setAttribute("srcdoc",t)',
  'trustedTypes.createPolicy(`all`,{createHTML:e=>e})',
])('finds the sink in %j', text => {
  expect(faultsIn(text)).toEqual([`dist/a.js makes markup or code of a text: …${text.replaceAll(/\s+/g, ' ').slice(0, 100)}…`]);
});

it.each([
  'if(e.innerHTML===t)return',
  'a?e.outerHTML:e.innerHTML',
  'case`innerHTML`:break',
  'stream.write(t)',
  'setTimeout(run,9)',
  'typeof e.createPolicy==`function`',
  'e.retrieval(t)',
])('allows %j', text => {
  expect(faultsIn(text)).toEqual([]);
});

it('allows a known sink, and no other one beside it', () => {
  const table = [{ code: /log\.innerHTML=``/g, reason: 'a constant' }];
  expect(faultsIn('this.log.innerHTML=``', table)).toEqual([]);
  expect(faultsIn('this.log.innerHTML=``;e.innerHTML=t', table)).toHaveLength(1);
});

it('says which known sink is gone', () => {
  expect(faultsIn('', [{ code: /log\.innerHTML=``/g, reason: 'a constant' }])).toEqual([
    'No script has the sink that is known as: a constant',
  ]);
});
