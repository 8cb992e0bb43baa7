import { renderPage } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { POSTS } from '../../content/posts';
import Blog from './Blog';
import { blogTexts } from './Blog.texts';

describe('The blog', () => {
  it('shows every post with its picture, title and excerpt', () => {
    const { getByRole } = renderPage(Blog);
    const cards = within(getByRole('region', { name: 'Latest posts' })).getAllByRole('listitem');
    expect(cards).toHaveLength(POSTS.length);
    POSTS.forEach(({ scene, title, excerpt }, position) => {
      const card = within(cards[position] ?? document.body);
      expect(card.getByRole('heading', { level: 3, name: title.en })).toBeVisible();
      expect(card.getByText(excerpt.en)).toBeVisible();
      const picture = cards[position]?.querySelector('img');
      expect(picture).toHaveAttribute('src', `/assets/${scene}-400.webp`);
    });
  });

  it.each([
    ['en', 'October 21, 2025'],
    ['es', '21 de octubre de 2025'],
  ] as const)('dates the posts for people and for machines (%s)', (language, day) => {
    const { getByText } = renderPage(Blog, { language });
    expect(getByText(day)).toHaveAttribute('datetime', '2025-10-21');
  });

  it.each([
    ['en', 'Read more', 'by phone'],
    ['es', 'Leer más', 'por teléfono'],
  ] as const)(
    'tells the rest on the phone, in links that can be told apart (%s)',
    (language, readMore, way) => {
      const { getByRole } = renderPage(Blog, { language });
      const posts = within(getByRole('region', { name: blogTexts(language)('posts') }));
      const names = posts.getAllByRole('link').map((link) => {
        expect(link).toHaveAttribute('href', 'tel:+18005550199');
        expect(within(link).getByText(readMore)).toBeVisible();
        return link.textContent;
      });
      names.forEach((name, position) => {
        expect(name.startsWith(`${readMore} ${way} `)).toBe(true);
        expect(name).toContain(POSTS[position]?.title[language]);
      });
      expect(new Set(names).size).toBe(POSTS.length);
    },
  );

  it('has one call of first rank, that of the newest post', () => {
    const { getByRole } = renderPage(Blog);
    const posts = within(getByRole('region', { name: 'Latest posts' }));
    const [newest, ...others] = posts.getAllByRole('link').map(({ className }) => className);
    expect(newest).toBe('primary');
    expect(new Set(others)).toEqual(new Set(['secondary']));
  });

  it('leads on to the guides', () => {
    const { getByRole } = renderPage(Blog);
    expect(within(getByRole('navigation', { name: 'City guides' })).getAllByRole('link')).toHaveLength(4);
  });
});
