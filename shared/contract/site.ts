/** One of the agency's accounts elsewhere. */
export interface SocialLink {
  readonly network: 'facebook' | 'instagram' | 'x';
  /** Absolute address; opens in a new tab. */
  readonly url: string;
}

/**
 * What the agency is called and how it is reached. The shell owns these; a page gets them as a prop
 * and never writes them down, so that a new phone number rebuilds no remote.
 */
export interface SiteDetails {
  readonly name: string;
  /** Scheme and host without a trailing slash, for canonical addresses: `https://www.farekite.example`. */
  readonly origin: string;
  /** US toll-free number as people read it: `1-800-555-0199`. */
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
  /** California seller-of-travel registration; the footer shows it only when it is set. */
  readonly sellerOfTravel?: string;
}

/**
 * The `tel:` address of a US number in any punctuation.
 * @throws RangeError when the number does not hold ten digits (or eleven that begin with 1)
 */
export function telephoneHref(phone: string): `tel:+1${string}` {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) {
    throw new RangeError(`"${phone}" is not a US telephone number: it needs ten digits`);
  }
  return `tel:+1${digits}`;
}
