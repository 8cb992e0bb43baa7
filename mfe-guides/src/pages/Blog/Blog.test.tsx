import { menuEntries } from '@farekite/shared/contract';
import { renderPage } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { POSTS } from '../../content/posts';
import Blog from './Blog';
import { blogTexts } from './Blog.texts';

describe('Blog', () => {
  it('shows every post with its picture, title and excerpt [BLOG-1]', () => {
    const { getByRole } = renderPage(Blog);
    const cards = within(getByRole('region', { name: 'Latest posts' })).getAllByRole('listitem');
    expect(cards).toHaveLength(POSTS.length);
    POSTS.forEach(({ illustration, title, excerpt }, position) => {
      const card = within(cards[position] ?? document.body);
      expect(card.getByRole('heading', { level: 3, name: title.en })).toBeVisible();
      expect(card.getByText(excerpt.en)).toBeVisible();
      const picture = cards[position]?.querySelector('img');
      expect(picture).toHaveAttribute('src', `/assets/${illustration}-400.webp`);
    });
  });

  it('loads the picture of the newest post at once, which a phone shows on its first screen', () => {
    const { container } = renderPage(Blog);
    const pictures = [...container.querySelectorAll('li[data-layout] img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      ...POSTS.slice(1).map(() => 'lazy'),
    ]);
  });

  it('lets a phone wait with all cards but the first two', () => {
    const { container } = renderPage(Blog);
    const cards = [...container.querySelectorAll('li[data-layout]')];
    expect(cards.map((card) => card.getAttribute('data-layout'))).toEqual([
      'eager',
      'eager',
      ...POSTS.slice(2).map(() => 'lazy'),
    ]);
  });

  it.each([
    ['en', 'October 21, 2025'],
    ['es', '21 de octubre de 2025'],
  ] as const)('shows the date of each post in words and in a machine-readable form (%s)', (language, day) => {
    const { getByText } = renderPage(Blog, { language });
    expect(getByText(day)).toHaveAttribute('datetime', '2025-10-21');
  });

  it.each([
    ['en', 'Read more', 'by phone'],
    ['es', 'Leer más', 'por teléfono'],
  ] as const)(
    'ends each post with a telephone link whose name contains the title of the post (%s) [LAYOUT-23]',
    (language, readMore, byPhone) => {
      const { getByRole } = renderPage(Blog, { language });
      const posts = within(getByRole('region', { name: blogTexts(language)('posts') }));
      const names = posts.getAllByRole('link').map((link) => {
        expect(link).toHaveAttribute('href', 'tel:+18005550199');
        expect(within(link).getByText(readMore)).toBeVisible();
        return link.textContent;
      });
      names.forEach((name, position) => {
        expect(name.startsWith(`${readMore} ${byPhone} `)).toBe(true);
        expect(name).toContain(POSTS[position]?.title[language]);
      });
      expect(new Set(names).size).toBe(POSTS.length);
    },
  );

  it('gives the primary style to the telephone link of the newest post only', () => {
    const { getByRole } = renderPage(Blog);
    const posts = within(getByRole('region', { name: 'Latest posts' }));
    const [newest, ...others] = posts.getAllByRole('link').map(({ className }) => className);
    expect(newest).toBe('primary');
    expect(new Set(others)).toEqual(new Set(['secondary']));
  });

  it('links to the city guides', () => {
    const { getByRole } = renderPage(Blog);
    const guides = within(getByRole('navigation', { name: 'City guides' })).getAllByRole('link');
    expect(guides).toHaveLength(menuEntries('guides').length);
  });
});
