/** One of the agency's accounts on a social network. */
export interface SocialLink {
  readonly network: 'facebook' | 'instagram' | 'x';
  /** Absolute address; the link opens a new tab. */
  readonly url: string;
}

/** Where browsers send what they tell of visits, and how many of them do. */
export interface Telemetry {
  /** A path of the site that is no page: `/telemetry`. */
  readonly endpoint: `/${string}`;
  /** The share of visits that tell: from 0 to 1. */
  readonly sample: number;
}

/**
 * Name and contact details of the agency. The shell owns them and passes them to every page, so that a new
 * phone number needs no build of a remote.
 */
export interface SiteDetails {
  readonly name: string;
  /** Scheme and host without a trailing slash, for canonical addresses: `https://www.farekite.example`. */
  readonly origin: string;
  /** US toll-free number in the form in which it is shown: `1-800-555-0199`. */
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
  /** California seller-of-travel registration. @default none, and the footer has no line for it */
  readonly sellerOfTravel?: string;
  /** What visitors' browsers tell of their visits. @default nothing */
  readonly telemetry?: Telemetry;
}

/**
 * The `tel:` address of a US number with any punctuation.
 *
 * @throws RangeError when the number does not have ten digits, or eleven that begin with 1
 */
export function telephoneHref(phone: string): `tel:+1${string}` {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) {
    throw new RangeError(`"${phone}" is not a US telephone number: it needs ten digits`);
  }
  return `tel:+1${digits}`;
}
