import { type Decoded, type Decoder, fieldsOf, id, name, object, oneOf } from './decode.js';

/** Whose acts are pushed. */
export type PushPolicy = 'all' | 'followed' | 'follower' | 'none';

const fields = object({
  id,
  endpoint: name,
  policy: oneOf(['all', 'followed', 'follower', 'none'] satisfies PushPolicy[], 'all'),
  server_key: name,
});

/** The account's subscription to pushes in this browser. `alerts`: whether notifications of a type are pushed; a missing type is not. */
export interface WebPushSubscription extends Decoded<typeof fields> {
  alerts: Readonly<Record<string, boolean>>;
}

const MAX_ALERTS = 64;

export const parseWebPushSubscription: Decoder<WebPushSubscription> = (value, decoding) => {
  const sent = fieldsOf(value);
  const alerts = Object.entries(fieldsOf(sent['alerts'])).slice(0, MAX_ALERTS);
  return {
    ...fields(sent, decoding),
    alerts: Object.fromEntries(alerts.map(([type, isOn]) => [type, isOn === true || isOn === 'true'])),
  };
};
