// The elements in JSX: every package that has one types it, for React 18 and 19.
import '@rookery/chats/element';
import '@rookery/media-player/element';
import '@rookery/timeline/element';

export function Page({ token, onUnread }: { token: string; onUnread: (count: number) => void }) {
  return (
    <>
      <rookery-chats
        server="server.example"
        layout="dock"
        theme="auto"
        accessToken={token}
        onunread={event => onUnread(event.detail.count)}
        onauth-needed={event => onUnread(event.detail.reason === 'missing' ? 0 : -1)}
      />
      <rookery-timeline
        server="server.example"
        source="tag:fog"
        limit={20}
        live
        onerror={event => console.error(event.detail.message)}
      />
      <rookery-audio src="/talk.mp3" label="A talk" />
      <rookery-video
        src="/fog.mp4"
        label="Fog"
        aspect-ratio="16/9"
        muted
        ontimeupdate={event => console.log(event.detail.currentTime)}
      >
        <track kind="captions" src="/fog.vtt" srcLang="en" label="English" />
      </rookery-video>
      {/* @ts-expect-error -- no such layout */}
      <rookery-chats layout="floating" />
      {/* @ts-expect-error -- a number of posts */}
      <rookery-timeline limit="many" />
      {/* @ts-expect-error -- there is no such event */}
      <rookery-timeline onunread={() => undefined} />
    </>
  );
}
