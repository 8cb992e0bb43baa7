import { screen, within } from '@testing-library/react';
import { renderChrome } from '../testing/renderChrome';
import { FloatingButtons } from './FloatingButtons';

describe('The floating buttons', () => {
  it.each([
    ['en', 'Quick contact', 'Call Now 1-800-555-0199', 'Email info@farekite.example'],
    ['es', 'Contacto rápido', 'Llame ahora 1-800-555-0199', 'Escriba a info@farekite.example'],
  ] as const)('offer a call and a mail, and name number and address (%s)', (language, label, call, email) => {
    renderChrome(<FloatingButtons />, { language });
    const buttons = within(screen.getByRole('complementary', { name: label }));
    expect(buttons.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+18005550199');
    expect(buttons.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      'mailto:info@farekite.example',
    );
  });
});
