import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import Contact from './Contact';

it('Contact shows phone, email and address from the site settings, as on an envelope, and leads to the terms of a cancellation [CONTACT-1, LEGAL-3, SHELL-10]', () => {
  const { getAllByRole, getByRole } = renderPage(Contact, {
    site: { ...TEST_SITE, name: 'Other Brand', phone: '1-888-555-0123', email: 'hello@other.example' },
  });
  for (const [index, title, link, href] of [
    [0, 'Phone', '1-888-555-0123', 'tel:+18885550123'],
    [1, 'Email', 'hello@other.example', 'mailto:hello@other.example'],
  ] as const) {
    const card = within(getAllByRole('listitem')[index] ?? document.body);
    expect(card.getByRole('heading', { level: 3, name: title })).toBeVisible();
    expect(card.getByRole('link', { name: link })).toHaveAttribute('href', href);
  }
  expect(getByRole('heading', { level: 3, name: 'Postal address' })).toBeVisible();
  expect(getByRole('group')).toHaveTextContent('Other Brand1 Test StreetTestville, CA 94016');
  expect(getByRole('link', { name: 'How to change or cancel a booking' })).toHaveAttribute(
    'href',
    '/terms#cancellation',
  );
});
