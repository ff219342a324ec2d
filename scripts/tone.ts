/** A low tone as a WAV file: 8,000 samples a second of 8 bits. */
export function toneOf(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Buffer.from(
    Uint8Array.from({ length: rate * seconds }, (_, index) => 128 + 24 * Math.sin((index / rate) * 220 * 2 * Math.PI)),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  // PCM, one channel.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
