import { createStore } from '@farekite/shared/hooks';

/** Keeps the entries, by the names of the fields, for visitors who return from another page. */
export const contactMessageStore = createStore({ name: '', email: '', subject: '', message: '' });

export type ContactMessage = Readonly<typeof contactMessageStore.initial>;

export function readContactMessage(form: HTMLFormElement): ContactMessage {
  return Object.fromEntries(new FormData(form)) as Readonly<Record<keyof ContactMessage, string>>;
}
