import { screen } from '@testing-library/react';
import { TEST_SITE } from '@farekite/shared/testing';
import { renderLayout } from '../../testing/renderLayout';
import { Logo } from './Logo';

describe('Logo', () => {
  it('links to the home page under the name of the site', () => {
    renderLayout(<Logo />, { site: { ...TEST_SITE, name: 'Sky & Co.' } });
    expect(screen.getByRole('link', { name: 'Sky & Co.' })).toHaveAttribute('href', '/');
  });
});
