/**
 * The event by which a page is told on `window` to load the code that it waits for. A static page loads its code when
 * the language changes; the release tool dispatches this event to verify that it can.
 */
export const LOAD_PAGE_EVENT = 'farekite:load-page';

export type LoadPageEvent = typeof LOAD_PAGE_EVENT;
