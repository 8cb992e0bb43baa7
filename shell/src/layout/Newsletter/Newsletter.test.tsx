import { fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { Newsletter } from './Newsletter';

function mailOf(link: HTMLElement) {
  const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

describe('Newsletter', () => {
  it('asks for an email address that the browser may fill in [CONTACT-6]', () => {
    renderInShell(<Newsletter />);
    const field = screen.getByRole('textbox', { name: 'Email address' });
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps the browser from submitting the form [CONTACT-6]', () => {
    renderInShell(<Newsletter />);
    const form = screen.getByRole('textbox').closest('form');
    expect(form).toHaveProperty('noValidate', true);
    // False when the event's default was prevented.
    expect(form && fireEvent.submit(form)).toBe(false);
  });

  it('offers an email that contains what was entered, whatever it is', () => {
    const typed = 'not an address?&subject=x+y <b>"% $t(footer.follow) {{name}} $&';
    renderInShell(<Newsletter />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button'));
    const link = screen.getByRole('link', { name: 'Email info@farekite.example' });
    expect(mailOf(link)).toEqual({
      to: 'mailto:info@farekite.example',
      subject: 'FareKite newsletter',
      body: `Please add this address to your newsletter: ${typed}`,
    });
  });

  it('offers an email without an address where none was entered', () => {
    renderInShell(<Newsletter />);
    fireEvent.click(screen.getByRole('button'));
    const link = screen.getByRole('link', { name: 'Email info@farekite.example' });
    expect(mailOf(link).body).toBe('Please add me to your newsletter.');
  });

  it('hides the explanation when the address changes', async () => {
    const { user } = renderInShell(<Newsletter />);
    await user.type(screen.getByRole('textbox'), 'ana@example.com{Enter}');
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    await user.type(screen.getByRole('textbox'), 'x');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
