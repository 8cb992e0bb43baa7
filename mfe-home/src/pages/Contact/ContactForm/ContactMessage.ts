/** What the form asks for, by the names of its fields. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const read = (name: keyof ContactMessage) => String(data.get(name) ?? '');
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') };
}
