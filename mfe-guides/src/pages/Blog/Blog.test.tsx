import { menuPaths, telephoneHref } from '@farekite/shared/contract';
import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { POSTS } from '../../content/posts';
import en from '../../locales/en/blog.json';
import es from '../../locales/es/blog.json';
import Blog from './Blog';

const TEXTS = { en, es };

describe('Blog', () => {
  it('shows every post with its picture, title and excerpt [BLOG-1]', () => {
    const { getByRole } = renderPage(Blog);
    const cards = within(getByRole('region', { name: 'Latest posts' })).getAllByRole('listitem');
    expect(cards).toHaveLength(POSTS.length);
    POSTS.forEach(({ key, illustration }, position) => {
      const { title, excerpt } = en.posts[key];
      const card = within(cards[position] ?? document.body);
      expect(card.getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(card.getByText(excerpt)).toBeVisible();
      const picture = cards[position]?.querySelector('img');
      expect(picture).toHaveAttribute('src', `/assets/${illustration}-400.webp`);
    });
  });

  it('loads the picture of the newest post at once, which a phone shows on its first screen', () => {
    const { getByRole } = renderPage(Blog);
    const pictures = [...getByRole('region', { name: 'Latest posts' }).querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      ...POSTS.slice(1).map(() => 'lazy'),
    ]);
  });

  it.each([
    ['en', 'October 21st, 2025'],
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
      const posts = within(getByRole('region', { name: TEXTS[language].latestPosts }));
      const names = posts.getAllByRole('link').map((link) => {
        expect(link).toHaveAttribute('href', telephoneHref(TEST_SITE.phone));
        expect(within(link).getByText(readMore)).toBeVisible();
        return link.textContent;
      });
      expect(names).toHaveLength(POSTS.length);
      POSTS.forEach(({ key }, position) => {
        expect(names[position]?.startsWith(`${readMore} ${byPhone} `)).toBe(true);
        expect(names[position]).toContain(TEXTS[language].posts[key].title);
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
    expect(guides.map((link) => link.getAttribute('href'))).toEqual(menuPaths('guides'));
  });
});
