import { render, screen } from '@testing-library/react';
import { LanguageProvider, useLanguage } from './LanguageProvider';

function CurrentLanguage() {
  return <p>{useLanguage()}</p>;
}

describe('useLanguage', () => {
  it.each(['en', 'es'] as const)('returns the language of the provider (%s)', (language) => {
    render(
      <LanguageProvider language={language}>
        <CurrentLanguage />
      </LanguageProvider>,
    );
    expect(screen.getByText(language)).toBeVisible();
  });

  it('returns that of the nearest provider', () => {
    render(
      <LanguageProvider language="en">
        <LanguageProvider language="es">
          <CurrentLanguage />
        </LanguageProvider>
      </LanguageProvider>,
    );
    expect(screen.getByText('es')).toBeVisible();
  });

  it('throws an error that names the missing provider [LANGUAGE-7]', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<CurrentLanguage />)).toThrow('useLanguage was called outside a LanguageProvider');
  });
});
