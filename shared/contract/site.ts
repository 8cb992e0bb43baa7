export interface SocialLink {
  readonly network: 'facebook' | 'instagram' | 'x';
  /** Absolute. */
  readonly url: string;
}

export interface Telemetry {
  /** A path of the site that is no page: `/telemetry`. Browsers tell of visits there. */
  readonly endpoint: `/${string}`;
  /** The share of visits, from 0 to 1. */
  readonly sample: number;
}

/** The agency's details, which the shell passes to every page: a new phone number needs no build of a remote. */
export interface SiteDetails {
  readonly name: string;
  /** Without a trailing slash: `https://www.farekite.example`. */
  readonly origin: string;
  /** A US toll-free number as it is shown: `1-800-555-0199`. */
  readonly phone: string;
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    /** Two-letter state code. */
    readonly state: string;
    readonly zip: string;
  };
  readonly social: readonly SocialLink[];
  /** California's registration of sellers of travel. @default none */
  readonly sellerOfTravel?: string;
  /** @default browsers tell nothing of visits */
  readonly telemetry?: Telemetry;
}

/** The `tel:` address of a US number, with or without its leading 1. @throws RangeError when it has not ten digits */
export function telephoneHref(phone: string): `tel:+1${string}` {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) {
    throw new RangeError(`"${phone}" is not a US telephone number: it needs ten digits`);
  }
  return `tel:+1${digits}`;
}
