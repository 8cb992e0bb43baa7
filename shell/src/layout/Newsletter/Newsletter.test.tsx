import { fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { Newsletter } from './Newsletter';

describe('Newsletter', () => {
  it('asks for an email address that the browser may fill in, and keeps it from submitting the form [CONTACT-6]', () => {
    renderInShell(<Newsletter />);
    const field = screen.getByRole('textbox', { name: 'Email address' });
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const form = field.closest('form');
    expect(form).toHaveProperty('noValidate', true);
    // False when the event's default was prevented.
    expect(form && fireEvent.submit(form)).toBe(false);
  });

  const TYPED = 'not an address?&subject=x+y <b>"% $t(footer.follow) {{name}} $&';

  it.each([
    [
      'that contains what was entered, whatever it is',
      TYPED,
      `Please add this address to your newsletter: ${TYPED}`,
    ],
    ['without an address where none was entered', '', 'Please add me to your newsletter.'],
  ])('offers an email %s', (_which, typed, body) => {
    renderInShell(<Newsletter />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button'));
    const link = screen.getByRole('link', { name: 'Email info@farekite.example' });
    const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(protocol + pathname).toBe('mailto:info@farekite.example');
    expect(Object.fromEntries(searchParams)).toEqual({ subject: 'FareKite newsletter', body });
  });

  it('hides the explanation when the address changes', async () => {
    const { user } = renderInShell(<Newsletter />);
    await user.type(screen.getByRole('textbox'), 'ana@example.com{Enter}');
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    await user.type(screen.getByRole('textbox'), 'x');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
