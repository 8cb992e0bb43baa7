import { screen } from '@testing-library/react';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderChrome } from '../testing/renderChrome';
import { Logo } from './Logo';

describe('The logo', () => {
  it('leads home under the name of the site', () => {
    renderChrome(<Logo />, { site: { ...TEST_SITE, name: 'Sky & Co.' } });
    expect(screen.getByRole('link', { name: 'Sky & Co.' })).toHaveAttribute('href', '/');
  });
});
