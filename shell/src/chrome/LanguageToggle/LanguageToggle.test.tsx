import { screen, within } from '@testing-library/react';
import { renderChrome } from '../testing/renderChrome';
import { LanguageToggle } from './LanguageToggle';

describe('The language toggle', () => {
  it('is a group of two buttons, each in its own language', () => {
    renderChrome(<LanguageToggle />);
    const group = within(screen.getByRole('group', { name: 'Language' }));
    expect(group.getByRole('button', { name: 'EN – English' })).toHaveAttribute('lang', 'en');
    expect(group.getByRole('button', { name: 'ES – Español' })).toHaveAttribute('lang', 'es');
    expect(group.getAllByRole('button')).toHaveLength(2);
  });

  it('switches to Spanish and back', async () => {
    const { user, language } = renderChrome(<LanguageToggle />);
    const english = screen.getByRole('button', { name: 'EN – English' });
    const spanish = screen.getByRole('button', { name: 'ES – Español' });
    expect(english).toHaveAttribute('aria-pressed', 'true');
    expect(spanish).toHaveAttribute('aria-pressed', 'false');

    await user.click(spanish);
    expect(language.get()).toBe('es');
    expect(english).toHaveAttribute('aria-pressed', 'false');
    expect(spanish).toHaveAttribute('aria-pressed', 'true');
    expect(spanish).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Idioma' })).toBeVisible();

    await user.click(english);
    expect(language.get()).toBe('en');
  });
});
