import { date, type Decoded, type Decoder, id, identified, list, name, object } from './decode.js';

const fields = object({ id, app_name: name, valid_until: date });

/** An application that has access to the account. `app_name` may be empty. */
export type OAuthToken = Decoded<typeof fields>;

export const oauthTokens: Decoder<OAuthToken[]> = list('OAuthToken', identified(fields));
