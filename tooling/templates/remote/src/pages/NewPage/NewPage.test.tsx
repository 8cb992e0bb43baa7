import { renderPage } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import NewPage from './NewPage';

describe('The page', () => {
  it.each(['en', 'es'] as const)('has its title as heading (%s)', (language) => {
    renderPage(NewPage, { language });
    expect(screen.getByRole('heading', { level: 1, name: 'New Page' })).toBeVisible();
  });
});
