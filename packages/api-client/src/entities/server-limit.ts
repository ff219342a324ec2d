import { type Decoded, type Decoder, identified, list, name, object, oneOf } from './decode.js';

const fields = object({ domain: name, digest: name, severity: oneOf(['silence', 'suspend'], 'suspend'), comment: name });

/** A server that another one limits (UI-05). Its `domain` may have `*` for letters that are not told; `digest`: SHA-256 of the domain, in hex. */
export type ServerLimit = Decoded<typeof fields>;

export const serverLimits: Decoder<ServerLimit[]> = list('ServerLimit', identified(fields, 'domain'), 20_000);
