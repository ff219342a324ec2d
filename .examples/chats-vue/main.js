import '@rookery/chats/element';
import { createApp, h, ref } from 'vue';

const page = new URLSearchParams(location.search);

createApp({
  setup() {
    const unread = ref(0);
    return () => [
      h('p', `${unread.value} unread`),
      h('rookery-chats', {
        server: page.get('server'),
        accessToken: page.get('token'),
        onUnread: event => (unread.value = event.detail.count),
      }),
    ];
  },
}).mount(document.body);
