import { count, date, type Decoded, type Decoder, flag, isRecord, list, object, url } from './decode.js';

const fields = object({ inserted_at: date, file_size: count, processed: flag, url });

/** An archive of the account, made by its server. `url`: a zip file once it is `processed`; '' where the server names none. `file_size`: in bytes. */
export type Backup = Decoded<typeof fields>;

export const backups: Decoder<Backup[]> = list('Backup', (value, decoding) => (isRecord(value) ? fields(value, decoding) : null));
