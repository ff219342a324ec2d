import { build, loadConfigFromFile } from 'vite';
import { brotliCompressSync, constants } from 'node:zlib';
const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, '.try.config.ts');
const br = c =>
  brotliCompressSync(c, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } }).length;
export async function m(name, load, extra = {}) {
  const r = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...config.plugins,
      {
        name: 'x',
        enforce: 'pre',
        load(id) {
          return load?.(id);
        },
      },
    ],
    build: { ...config.build, write: false, ...extra },
  });
  const c = (Array.isArray(r) ? r : [r]).flatMap(x => x.output).find(f => f.type === 'chunk');
  console.log(name, c.code.length, br(c.code));
  return c.code;
}
const run = process.argv[2];
const base = await m('base');
if (run === 'x') {
  await m('no css', id => (/style-sheet.dom/.test(id) ? 'export const adoptStyles=()=>{}' : null));
  await m('no dompurify', id => (/purify\.es/.test(id) ? 'export default ()=>({})' : null));
  await m('es2023', null, { target: 'es2023' });
  await m('esnext', null, { target: 'esnext' });
  const es = await import('/work/wt/chatembed/node_modules/.pnpm/esbuild@0.28.2/node_modules/esbuild/lib/main.js');
  const o = await es.transform(base, { minify: true, target: 'es2022', legalComments: 'none', format: 'esm' });
  console.log('esbuild after', o.code.length, br(o.code));
  await m('no react-query', id =>
    /query-core\/build\/modern\/index/.test(id)
      ? 'export const QueryClient=class{}, QueryObserver=class{}, notifyManager={}, replaceEqualDeep=1, hashKey=1,InfiniteQueryObserver=1,MutationObserver=1,environmentManager={},noop=1,shouldThrowError=1,onlineManager=1,focusManager=1,skipToken=1,QueriesObserver=1,CancelledError=1,timeoutManager=1,isServer=1,dataTagSymbol=1,partialMatchKey=1,matchQuery=1'
      : null,
  ).catch(e => console.log('q', String(e).slice(0, 300)));
}
