/** The cookie by which a server chooses the language of a document. No other application on the host has one of this name. */
export const LANGUAGE_COOKIE = 'farekite_language';

/** For one year. */
export const LANGUAGE_COOKIE_ATTRIBUTES = 'Max-Age=31536000; Path=/; SameSite=Lax';

/** The cookie with the releases that a browser previews, and the parameter of an address that begins and ends that. */
export const PREVIEW_KEY = 'preview';
