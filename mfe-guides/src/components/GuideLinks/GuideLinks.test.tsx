import { menuPaths } from '@farekite/shared/contract';
import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { GuideLinks } from './GuideLinks';

const PATHS = menuPaths('guides');

function addresses(name: string): (string | null)[] {
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  return links.map((link) => link.getAttribute('href'));
}

describe('GuideLinks', () => {
  it('links from a guide to all others', () => {
    renderPart(<GuideLinks current="tokyo-guide" />);
    expect(addresses('More city guides')).toEqual(PATHS.filter((path) => path !== '/tokyo-guide'));
  });

  it('links from any other page to all guides', () => {
    renderPart(<GuideLinks />);
    expect(addresses('City guides')).toEqual(PATHS);
  });

  it.each([
    ['a guide', 'tokyo-guide', 100],
    ['any other page', undefined, 150],
  ] as const)('requests the picture size in which %s shows stamps on a phone', (_, current, width) => {
    const { container } = renderPart(current ? <GuideLinks current={current} /> : <GuideLinks />);
    expect(container.querySelector('img')?.sizes).toMatch(new RegExp(` ${String(width)}px$`));
  });

  it('names each link by its city, in the language of the page', () => {
    renderPart(<GuideLinks current="tokyo-guide" />, { language: 'es' });
    expect(screen.getByRole('link', { name: 'Nueva York' })).toHaveAttribute('href', '/new-york-guide');
  });
});
