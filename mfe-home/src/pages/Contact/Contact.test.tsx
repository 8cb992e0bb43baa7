import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import Contact from './Contact';

describe('Contact', () => {
  const site = { ...TEST_SITE, name: 'Other Brand', phone: '1-888-555-0123', email: 'hello@other.example' };

  it('shows phone, email and address from the site settings [CONTACT-1, SHELL-10]', () => {
    const { getAllByRole } = renderPage(Contact, { site });
    const [phone, email, address] = getAllByRole('listitem').map((item) => within(item));
    expect(phone?.getByRole('heading', { level: 3, name: 'Phone' })).toBeVisible();
    expect(phone?.getByRole('link', { name: '1-888-555-0123' })).toHaveAttribute('href', 'tel:+18885550123');
    expect(email?.getByRole('link', { name: 'hello@other.example' })).toHaveAttribute(
      'href',
      'mailto:hello@other.example',
    );
    expect(address?.getByRole('heading', { level: 3, name: 'Postal address' })).toBeVisible();
  });

  it('leads to the terms of a change or cancellation [LEGAL-3]', () => {
    const { getByRole } = renderPage(Contact);
    expect(getByRole('link', { name: 'How to change or cancel a booking' })).toHaveAttribute(
      'href',
      '/terms#cancellation',
    );
  });

  it('shows the postal address line by line, as on an envelope', () => {
    const { getByRole } = renderPage(Contact, { site });
    expect(getByRole('group')).toHaveTextContent('Other Brand1 Test StreetTestville, CA 94016');
  });
});
