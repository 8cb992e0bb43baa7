import { render, screen } from '@testing-library/react';
import { LanguageProvider, useLanguage, useLocalized } from './LanguageProvider';

const GREETING = { en: 'Hello', es: 'Hola' };

function Greeting() {
  const language = useLanguage();
  return <p>{`${language}: ${useLocalized(GREETING)}`}</p>;
}

describe('useLanguage and useLocalized', () => {
  it.each([
    ['en', 'en: Hello'],
    ['es', 'es: Hola'],
  ] as const)('return the language of the provider and the value in it (%s)', (language, text) => {
    render(
      <LanguageProvider language={language}>
        <Greeting />
      </LanguageProvider>,
    );
    expect(screen.getByText(text)).toBeVisible();
  });

  it('use the nearest provider', () => {
    render(
      <LanguageProvider language="en">
        <LanguageProvider language="es">
          <Greeting />
        </LanguageProvider>
      </LanguageProvider>,
    );
    expect(screen.getByText('es: Hola')).toBeVisible();
  });

  it('throw an error that names the missing provider [LANGUAGE-7]', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<Greeting />)).toThrow('useLanguage was called outside a LanguageProvider');
  });
});
