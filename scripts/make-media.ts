// Generates the media files for the player tests with ffmpeg: `node scripts/make-media.ts [folder]`. Existing files are kept.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Increase with any change below, so that existing files are regenerated. */
const VERSION = '1';
const CLIP_SECONDS = 24;
const TONE_SECONDS = 65;
const THUMBNAIL_SECONDS = 2;

/** A test video: a counter of seconds on moving bars. */
const testVideo = (size: string, seconds = CLIP_SECONDS): string =>
  `-f lavfi -i testsrc=size=${size}:rate=25:duration=${seconds}`;
/** A tone with a beep every second. */
const beep = (seconds: number): string => `-f lavfi -i sine=frequency=330:beep_factor=4:duration=${seconds}`;
const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 25 -movflags +faststart';
const vp8 = '-c:v libvpx -deadline realtime';

/** The ffmpeg arguments of each file. Tests request the files by these names. */
const files: Readonly<Record<string, string>> = {
  'clip.mp4': `${testVideo('640x360')} ${beep(CLIP_SECONDS)} ${h264} -c:a aac`,
  'clip.webm': `${testVideo('320x180')} ${beep(CLIP_SECONDS)} ${vp8} -c:a libopus`,
  'silent.mp4': `${testVideo('320x180', 6)} ${h264}`,
  'wide.mp4': `${testVideo('1280x120', 6)} ${h264}`,
  'tall.mp4': `${testVideo('180x320', 6)} ${h264}`,
  'tone.mp3': `${beep(TONE_SECONDS)} -c:a libmp3lame -b:a 64k`,
  'tone.ogg': `${beep(TONE_SECONDS)} -c:a libvorbis`,
  'tone.opus': `${beep(TONE_SECONDS)} -c:a libopus -b:a 48k`,
  'tone.flac': `${beep(TONE_SECONDS)} -c:a flac`,
  'short.mp3': `${beep(3)} -c:a libmp3lame -b:a 64k`,
  'poster.jpg': '-f lavfi -i smptehdbars=size=640x360 -frames:v 1',
  'artwork.jpg': '-f lavfi -i gradients=size=320x320:c0=0x0e4f5c:c1=0xf2b25a -frames:v 1',
};

/** The quality levels of the HLS stream. */
const streams = [
  { name: 'low', width: 320, height: 180, bandwidth: 200_000 },
  { name: 'high', width: 640, height: 360, bandwidth: 800_000 },
] as const;

/** True if ffmpeg is installed. */
export function hasFfmpeg(): boolean {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

/** Generates the files into `folder` unless they exist. Throws with the output of ffmpeg if it fails. */
export function makeMedia(folder: string): void {
  const stamp = join(folder, 'version.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === VERSION) return;
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'hls'), { recursive: true });
  for (const [name, options] of Object.entries(files)) ffmpeg(draft, `${options} ${name}`);
  makeThumbnails(draft);
  makeStream(draft);
  makeTruncated(draft);
  makeCaptions(draft);
  writeFileSync(join(draft, 'version.txt'), VERSION);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** Runs ffmpeg in a folder. Arguments must not contain spaces. */
function ffmpeg(folder: string, options: string): void {
  const settings = ['-hide_banner', '-loglevel', 'error', '-y', ...options.split(' ')];
  const result = spawnSync('ffmpeg', settings, { cwd: folder, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`ffmpeg ${options}\n${result.stderr}`);
}

/** A sprite sheet with a thumbnail every two seconds, four per row, and its WebVTT track. */
function makeThumbnails(folder: string): void {
  const count = CLIP_SECONDS / THUMBNAIL_SECONDS;
  const rows = Math.ceil(count / 4);
  const filter = `fps=1/${THUMBNAIL_SECONDS},scale=160:90,tile=4x${rows}`;
  ffmpeg(folder, `-i clip.mp4 -vf ${filter} -frames:v 1 thumbnails.jpg`);
  const cues = Array.from({ length: count }, (_, index) => {
    const region = `${(index % 4) * 160},${Math.floor(index / 4) * 90},160,90`;
    return `${cueTime(index * THUMBNAIL_SECONDS)} --> ${cueTime((index + 1) * THUMBNAIL_SECONDS)}\nthumbnails.jpg#xywh=${region}`;
  });
  writeFileSync(join(folder, 'thumbnails.vtt'), `WEBVTT\n\n${cues.join('\n\n')}\n`);
}

function makeStream(folder: string): void {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:6'];
  for (const { name, width, height, bandwidth } of streams) {
    const segments = '-f hls -hls_time 2 -hls_playlist_type vod -hls_segment_type mpegts -sc_threshold 0';
    const names = `-hls_segment_filename hls/${name}-%02d.ts hls/${name}.m3u8`;
    ffmpeg(folder, `-i clip.mp4 -vf scale=${width}:${height} ${h264} -c:a aac ${segments} ${names}`);
    const attributes = `BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="avc1.42c01e,mp4a.40.2"`;
    lines.push(`#EXT-X-STREAM-INF:${attributes}`, `${name}.m3u8`);
  }
  writeFileSync(join(folder, 'hls', 'master.m3u8'), `${lines.join('\n')}\n`);
}

/** A file that is shorter than its header says: playback starts and then stops. */
function makeTruncated(folder: string): void {
  const whole = readFileSync(join(folder, 'clip.mp4'));
  writeFileSync(join(folder, 'truncated.mp4'), whole.subarray(0, Math.floor(whole.length * 0.4)));
}

function makeCaptions(folder: string): void {
  const cues = (words: (second: number) => string): string =>
    Array.from(
      { length: CLIP_SECONDS / 2 },
      (_, index) => `${cueTime(index * 2)} --> ${cueTime(index * 2 + 2)}\n${words(index * 2)}`,
    ).join('\n\n');
  writeFileSync(join(folder, 'captions.en.vtt'), `WEBVTT\n\n${cues(second => `The counter says ${second}.`)}\n`);
  writeFileSync(join(folder, 'captions.ar.vtt'), `WEBVTT\n\n${cues(second => `العداد يقول ${second}.`)}\n`);
}

const cueTime = (seconds: number): string => `00:00:${String(seconds).padStart(2, '0')}.000`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (hasFfmpeg()) makeMedia(process.argv[2] ?? '.media');
  else {
    process.stderr.write('The media files are generated by ffmpeg. Install it (for example: sudo apt-get install ffmpeg).\n');
    process.exitCode = 1;
  }
}
