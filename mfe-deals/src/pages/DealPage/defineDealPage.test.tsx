import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import premiumComfort from '../../content/premiumComfort';
import { defineDealPage } from './defineDealPage';

describe('A deal page that was defined by its content', () => {
  const { content } = premiumComfort;
  const Page = defineDealPage(content);

  it('shows that content', () => {
    renderPage(Page, { language: 'es' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(content.heading.es);
  });

  it('carries it', () => {
    expect(Page.content).toBe(content);
  });

  it('adds the name of the site to the title', () => {
    expect(Page.head('en', { ...TEST_SITE, name: 'Other Site' }).title).toBe(
      `${content.head.title.en} | Other Site`,
    );
  });

  it('has an offer for each fare in its head', () => {
    expect(Page.head('en', TEST_SITE).structuredData).toHaveLength(3);
  });
});
