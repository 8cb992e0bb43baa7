import { screen, within } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { FloatingButtons } from './FloatingButtons';

describe('FloatingButtons', () => {
  it.each([
    ['en', 'Quick contact', 'Call Now 1-800-555-0199', 'Email info@farekite.example'],
    ['es', 'Contacto rápido', 'Llame ahora 1-800-555-0199', 'Escríbanos info@farekite.example'],
  ] as const)(
    'offer a call and an email, named with number and address (%s) [LAYOUT-24]',
    (language, label, call, email) => {
      renderInShell(<FloatingButtons />, { language });
      const buttons = within(screen.getByRole('complementary', { name: label }));
      expect(buttons.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+18005550199');
      expect(buttons.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        'mailto:info@farekite.example',
      );
    },
  );
});
