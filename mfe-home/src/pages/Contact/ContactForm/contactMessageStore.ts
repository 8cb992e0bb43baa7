import { createStore } from '@farekite/shared/hooks';

/** By the names of the fields. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Keeps the entries for visitors who return from another page. */
export const contactMessageStore = createStore<ContactMessage>({
  name: '',
  email: '',
  subject: '',
  message: '',
});

export function readContactMessage(form: HTMLFormElement): ContactMessage {
  return Object.fromEntries(new FormData(form)) as Readonly<Record<keyof ContactMessage, string>>;
}
