import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { TOKYO } from '../../content/cities';
import { CityStamps } from './CityStamps';

function addresses(name: string): (string | null)[] {
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  return links.map((link) => link.getAttribute('href'));
}

describe('The stamps of the cities', () => {
  it('lead from one guide to the three others', () => {
    renderPart(<CityStamps current={TOKYO} />);
    expect(addresses('More city guides')).toEqual(['/paris-guide', '/new-york-guide', '/london-guide']);
  });

  it('lead to all four from elsewhere', () => {
    renderPart(<CityStamps />);
    expect(addresses('City guides')).toEqual([
      '/paris-guide',
      '/tokyo-guide',
      '/new-york-guide',
      '/london-guide',
    ]);
  });

  it.each([
    ['three', TOKYO, 100],
    ['four', undefined, 150],
  ] as const)('fetch pictures as large as %s of them are on a phone', (_, current, width) => {
    const { container } = renderPart(current ? <CityStamps current={current} /> : <CityStamps />);
    expect(container.querySelector('img')?.sizes).toMatch(new RegExp(` ${String(width)}px$`));
  });

  it('are named by their cities alone, in the language of the page', () => {
    renderPart(<CityStamps current={TOKYO} />, { language: 'es' });
    expect(screen.getByRole('link', { name: 'Nueva York' })).toHaveAttribute('href', '/new-york-guide');
  });
});
