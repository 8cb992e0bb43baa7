import { act, render, screen } from '@testing-library/react';
import type { i18n as I18n } from 'i18next';
import { StrictMode, Suspense, lazy, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import english from '../locales/en/shared.json';
import spanish from '../locales/es/shared.json';
import { addTexts, createI18n } from './createI18n';
import { I18nProvider, useLanguage, useTranslation } from './I18nProvider';

function CloseButton() {
  const { t, language } = useTranslation('shared');
  return <button lang={language}>{t('dialog.close')}</button>;
}

const withTexts = (Content: ComponentType, i18n: I18n) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <Suspense>
        <Content />
      </Suspense>
    </I18nProvider>
  </StrictMode>
);

function createBilingual() {
  const i18n = createI18n('en', { shared: english });
  addTexts(i18n, 'es', { shared: spanish });
  return i18n;
}

describe('useTranslation', () => {
  it('gives the texts of a namespace in the current language, and follows it [LANGUAGE-1]', async () => {
    const i18n = createBilingual();
    render(withTexts(CloseButton, i18n));
    const button = screen.getByRole('button', { name: 'Close' });
    await act(() => i18n.changeLanguage('es'));
    expect(button).toHaveTextContent('Cerrar');
    expect(button).toHaveAttribute('lang', 'es');
  });

  it('shows the key of a missing text, and warns of it [LANGUAGE-6]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    render(withTexts(CloseButton, createI18n('en', { shared: {} })));
    expect(screen.getByRole('button')).toHaveTextContent('dialog.close');
    expect(warn).toHaveBeenCalledWith('No text for the key "dialog.close" in shared (en)');
  });
});

it('useLanguage and useTranslation throw outside an I18nProvider [LANGUAGE-6]', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<CloseButton />)).toThrow('useTranslation was called outside an I18nProvider');
  const Outside = () => useLanguage();
  expect(() => render(<Outside />)).toThrow('useLanguage was called outside an I18nProvider');
});

it('A prerendered page whose code is late keeps its nodes when the language changes, and follows once its code is there', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(withTexts(CloseButton, createBilingual()));
  const prerendered = screen.getByRole('button', { name: 'Close' });

  let arrive!: (module: { default: ComponentType }) => void;
  const LateButton = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const i18n = createBilingual();
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(container, withTexts(LateButton, i18n), { onRecoverableError });
    await i18n.changeLanguage('es');
  });
  expect(screen.getByRole('button', { name: 'Close' })).toBe(prerendered);
  await act(async () => arrive({ default: CloseButton }));
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBe(prerendered);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
