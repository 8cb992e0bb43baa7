import { menuPaths, telephoneHref } from '@farekite/shared/contract';
import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { POSTS } from '../../content/posts';
import { posts } from '../../locales/en/blog.json';
import Blog from './Blog';

describe('Blog', () => {
  it('shows every post with picture, title, date, excerpt, and a telephone link that names it [BLOG-1, LAYOUT-23]', () => {
    const { getByRole, getByText } = renderPage(Blog);
    const cards = within(getByRole('region', { name: 'Latest posts' })).getAllByRole('listitem');
    expect(cards).toHaveLength(POSTS.length);
    for (const [position, { key, date, illustration }] of POSTS.entries()) {
      const { title, excerpt } = posts[key];
      const element = cards[position] ?? document.body;
      const card = within(element);
      expect(card.getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(card.getByText(excerpt)).toBeVisible();
      expect(element.querySelector('time')).toHaveAttribute('datetime', date);
      expect(element.querySelector('img')).toHaveAttribute('src', `/assets/${illustration}-400.webp`);
      const link = card.getByRole('link');
      expect(link).toHaveAttribute('href', telephoneHref(TEST_SITE.phone));
      expect(link).toHaveTextContent(/^Read more by phone /);
      expect(link).toHaveTextContent(title);
    }
    expect(getByText('October 21st, 2025')).toBeVisible();
  });

  it('loads the picture of the newest post at once, which a phone shows on its first screen, and gives its link the primary style', () => {
    const { getByRole } = renderPage(Blog);
    const region = getByRole('region', { name: 'Latest posts' });
    const loading = [...region.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));
    const styles = within(region)
      .getAllByRole('link')
      .map(({ className }) => className);
    const others = POSTS.slice(1);
    expect(loading).toEqual(['eager', ...others.map(() => 'lazy')]);
    expect(styles).toEqual(['primary', ...others.map(() => 'secondary')]);
  });

  it('links to the city guides, whose stamps are larger than on a guide', () => {
    const { getByRole } = renderPage(Blog);
    const guides = getByRole('navigation', { name: 'City guides' });
    const links = within(guides).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(menuPaths('guides'));
    expect(guides.querySelector('img')?.sizes).toMatch(/ 150px$/);
  });
});
