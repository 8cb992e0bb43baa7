import { renderPart, TEST_SITE } from '@farekite/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { form } from '../../../locales/en/contact.json';
import { ContactForm } from './ContactForm';
import { contactMessageStore } from './contactMessageStore';

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn();
  contactMessageStore.set(contactMessageStore.initial);
});

function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  }
}

function offeredEmail() {
  const href = screen.getByRole('link').getAttribute('href') ?? '';
  const { protocol, pathname, searchParams } = new URL(href);
  return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));

describe('ContactForm', () => {
  it('has optional fields that the browser may fill in [CONTACT-9, CONTACT-6]', () => {
    renderPart(<ContactForm />);
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map((field) => [field.type, field.getAttribute('autocomplete')])).toEqual([
      ['text', 'name'],
      ['email', 'email'],
      ['text', null],
      ['textarea', null],
    ]);
    expect(fields.filter(({ required }) => required)).toEqual([]);
  });

  it('sends nothing, with or without scripts, and says so before the button [CONTACT-9, CONTACT-6]', () => {
    renderPart(<ContactForm />);
    const button = screen.getByRole('button', { name: 'Send message' });
    expect(button).toHaveAccessibleDescription(form.hint);
    expect(button.previousElementSibling).toHaveTextContent(form.hint);
    const element = button.closest('form') as HTMLFormElement;
    expect(element).toHaveProperty('noValidate', true);
    expect(element).toHaveAttribute('method', 'dialog');
    // False when the default action was prevented.
    expect(fireEvent.submit(element)).toBe(false);
  });

  it('says that nothing was sent, keeps the entries as they are and offers them as an email [CONTACT-9]', () => {
    renderPart(<ContactForm />, { site: { ...TEST_SITE, email: 'hello@other.example' } });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fill({
      Name: '{{email}} $t(title) $& $1',
      Email: 'ana+fly@example.com',
      Subject: '100% sure?',
      Message: 'One\nTwo #3 <b>\uD800',
    });
    send();
    expect(screen.getByRole('status')).toHaveTextContent('Nothing has been sent');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('One\nTwo #3 <b>\uD800');
    expect(screen.getByRole('link', { name: 'Email hello@other.example' })).toBeVisible();
    expect(offeredEmail()).toEqual({
      to: 'mailto:hello@other.example',
      subject: '100% sure?',
      body: 'Name: {{email}} $t(title) $& $1\r\nEmail: ana+fly@example.com\r\n\r\nOne\r\nTwo #3 <b>\uFFFD',
    });
  });

  it('offers an email with a default subject when the form is empty, says nothing of entries, and hides it when one is made', () => {
    renderPart(<ContactForm />);
    send();
    expect(screen.getByText(form.empty)).toBeVisible();
    expect(screen.queryByText(form.notSent)).not.toBeInTheDocument();
    expect(offeredEmail().subject).toBe('A question for FareKite');
    fill({ Subject: 'x' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps a message of 1,000 characters whole, and says that the link to a longer one is shortened [CONTACT-9]', () => {
    renderPart(<ContactForm />);
    fill({ Message: 'x'.repeat(1000) });
    send();
    expect(screen.getByRole('status')).not.toHaveTextContent('too long');
    expect(offeredEmail().body).toMatch(/x{1000}$/);
    fill({ Message: 'x'.repeat(10_000) });
    send();
    expect(screen.getByRole('status')).toHaveTextContent('too long for a link');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('x'.repeat(10_000));
  });

  it('keeps entries and offer when the language changes, and the entries after a visit to another page [LANGUAGE-11, CONTACT-7]', () => {
    const { switchLanguage, unmount } = renderPart(<ContactForm />);
    fill({ Name: 'Ana', Message: 'Hola' });
    send();
    switchLanguage('es');
    const name = () => screen.getByRole('textbox', { name: 'Nombre' });
    expect(name()).toHaveValue('Ana');
    expect(screen.getByRole('status')).toHaveTextContent('No se ha enviado nada');
    expect(offeredEmail().body).toContain('Nombre: Ana');
    unmount();
    renderPart(<ContactForm />, { language: 'es' });
    expect(name()).toHaveValue('Ana');
    expect({ ...localStorage, ...sessionStorage }).toEqual({});
    expect(document.cookie).toBe('');
  });
});
