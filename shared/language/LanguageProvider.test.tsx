import { render, screen } from '@testing-library/react';
import { LanguageProvider, useLanguage, useLocalized } from './LanguageProvider';

const GREETING = { en: 'Hello', es: 'Hola' };

function Greeting() {
  const language = useLanguage();
  return <p>{`${language}: ${useLocalized(GREETING)}`}</p>;
}

describe('The language', () => {
  it.each([
    ['en', 'en: Hello'],
    ['es', 'es: Hola'],
  ] as const)('reaches what stands inside its provider (%s)', (language, text) => {
    render(
      <LanguageProvider language={language}>
        <Greeting />
      </LanguageProvider>,
    );
    expect(screen.getByText(text)).toBeVisible();
  });

  it('is that of the nearest provider', () => {
    render(
      <LanguageProvider language="en">
        <LanguageProvider language="es">
          <Greeting />
        </LanguageProvider>
      </LanguageProvider>,
    );
    expect(screen.getByText('es: Hola')).toBeVisible();
  });

  it('throws outside a provider, and says so', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<Greeting />)).toThrow('useLanguage was called outside a LanguageProvider');
  });
});
