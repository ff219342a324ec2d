/** A place as the location search finds it. '' for an unknown part of the address. */
export type EventPlace = {
  origin_id: string;
  name: string;
  street: string;
  postal_code: string;
  locality: string;
  region: string;
  country: string;
  longitude: number;
  latitude: number;
};

export type Participation = {
  account_id: string;
  state: 'accept' | 'pending' | 'reject';
  /** The words to the organiser; null without any. */
  message: string | null;
};

/** The event that a status announces. */
export type EventRecord = {
  name: string;
  start_time: string;
  end_time: string | null;
  /** `restricted`: the organiser accepts each participant. */
  join_mode: 'free' | 'restricted';
  location: EventPlace | null;
  /** In the order of joining, without the organiser. */
  participations: Participation[];
};

/** The description that marks an attachment as the banner of its event. */
export const BANNER_DESCRIPTION = 'Banner';
