import { createStore } from '@farekite/shared/hooks';

/** The entries of the contact form by the names of its fields. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Keeps the entries for visitors who return from another page of the same document. */
export const contactMessageStore = createStore<ContactMessage>({
  name: '',
  email: '',
  subject: '',
  message: '',
});

export function readContactMessage(form: HTMLFormElement): ContactMessage {
  return Object.fromEntries(new FormData(form)) as Readonly<Record<keyof ContactMessage, string>>;
}
