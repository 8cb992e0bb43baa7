import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { GuideLinks } from './GuideLinks';

describe('GuideLinks', () => {
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
