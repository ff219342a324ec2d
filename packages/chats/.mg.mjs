import { build, loadConfigFromFile } from 'vite';
import { brotliCompressSync, constants } from 'node:zlib';
const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.element.config.ts');
const br = c => brotliCompressSync(c, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
export async function m(name, load, extra = {}) {
  const r = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [
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
await m('base');
if (process.argv[2]) {
  await m('no css', id => (/style-sheet.dom/.test(id) ? 'export const adoptStyles=()=>{}' : null));
  await m('no ar', id => (/locales\/ar.ts/.test(id) ? 'export const ar={}' : null));
  await m('no outbox kinds', id =>
    /outbox-kinds.data/.test(id) ? 'export const createOutboxKinds=()=>({}), serverFacts=()=>({}), endOf=1, uploadFile=1' : null,
  );
  await m('no resources', id =>
    /resources\/(timelines|lists|markers|suggestions)/.test(id)
      ? 'export const timelinesResource=()=>({}),searchResource=()=>({}),trendsResource=()=>({}),listsResource=()=>({}),markersResource=()=>({}),suggestionsResource=()=>({})'
      : null,
  );
  await m('no idb', id => (/idb\/build/.test(id) ? 'export const openDB=1,deleteDB=1' : null));
  await m('esnext', null, { target: 'esnext' });
  await m('conv', id => (/conversation-chats/.test(id) ? 'export const createConversationChats=1' : null));
}
await m('no scheduler probe', id => (/stream-probe/.test(id) ? 'export const createStreamProbe=1' : null)).catch(() => 0);
await m('no toast region', id => (/toast-region/.test(id) ? 'export const ToastRegion=()=>null' : null)).catch(() => 0);
await m('no optimistic', id =>
  /account-actions.data/.test(id) ? 'export const block=()=>0,unblock=()=>0,mute=1,unmute=1,follow=1,unfollow=1' : null,
).catch(() => 0);
await m('no silence', id => (/silence-policy/.test(id) ? 'export const silencePolicyReports=x=>x,removeMarks=x=>x' : null)).catch(
  () => 0,
);
await m('no search', id =>
  /chat-search|message-search/.test(id) ? 'export const useChatSearch=()=>0, ChatSearchScreen=()=>0, MessageSearch=()=>0' : null,
).catch(() => 0);
await m('no queries', id => (/query-core.*queriesObserver/.test(id) ? 'export const QueriesObserver=class{}' : null)).catch(
  () => 0,
);
await m('no choice.css', id => (/choice\.css/.test(id) ? '' : null)).catch(() => 0);
