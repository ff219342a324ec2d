import '@rookery/media-player/element';
import '@rookery/media-player/styles.css';
import { createApp, h, ref } from 'vue';

createApp({
  setup() {
    const time = ref(0);
    return () => [
      h('rookery-audio', { src: './tone.wav', title: 'A tone', onTimeupdate: event => (time.value = event.detail.currentTime) }),
      h('rookery-video', { src: './tone.wav', label: 'A tone without a picture', 'aspect-ratio': '16/9' }),
      h('p', `${time.value.toFixed(1)} s`),
    ];
  },
}).mount(document.body);
