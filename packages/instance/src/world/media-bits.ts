/** A writer for the bit fields of H.264. Each call returns the writer. */
type Bits = {
  fixed(value: number, length: number): Bits;
  /** Unsigned exponential Golomb. */
  unsigned(value: number): Bits;
  /** Signed exponential Golomb. */
  signed(value: number): Bits;
  /** Pads with zeros to the next byte. */
  align(): Bits;
  /** Appends bytes; only valid after `align`. */
  bytes(values: Uint8Array): Bits;
  /** Writes the stop bit and returns all bytes. */
  finish(): Uint8Array;
};

export function createBits(): Bits {
  const done: number[] = [];
  let current = 0;
  let filled = 0;
  const bits: Bits = {
    fixed(value, length) {
      for (let index = length - 1; index >= 0; index -= 1) {
        current = (current << 1) | ((value >> index) & 1);
        filled += 1;
        if (filled === 8) {
          done.push(current);
          current = 0;
          filled = 0;
        }
      }
      return bits;
    },
    unsigned(value) {
      const length = 32 - Math.clz32(value + 1);
      return bits.fixed(0, length - 1).fixed(value + 1, length);
    },
    signed(value) {
      return bits.unsigned(value > 0 ? 2 * value - 1 : -2 * value);
    },
    align() {
      return filled === 0 ? bits : bits.fixed(0, 8 - filled);
    },
    bytes(values) {
      for (const value of values) done.push(value);
      return bits;
    },
    finish() {
      bits.fixed(1, 1).align();
      return Uint8Array.from(done);
    },
  };
  return bits;
}

/** A NAL unit with its header. Inserts emulation prevention bytes (ITU-T H.264, 7.4.1). */
export function nalUnit(header: number, payload: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + Math.ceil(payload.length * 1.5));
  bytes[0] = header;
  let length = 1;
  let zeros = 0;
  for (const value of payload) {
    if (zeros >= 2 && value <= 3) {
      bytes[length] = 3;
      length += 1;
      zeros = 0;
    }
    bytes[length] = value;
    length += 1;
    zeros = value === 0 ? zeros + 1 : 0;
  }
  return bytes.slice(0, length);
}
