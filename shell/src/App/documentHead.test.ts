import { TEST_SITE } from '@farekite/shared/testing';
import { describeDocument, revealDocument } from './documentHead';

const HEAD = { title: 'Blog | FareKite', description: 'Travel, told' };

beforeEach(() => {
  document.head.innerHTML =
    '<title>Home</title><meta name="description" content="Fares"><link rel="canonical" href="https://www.farekite.example/">';
});

describe('The head of the document', () => {
  it('becomes that of the page', () => {
    describeDocument(HEAD, TEST_SITE, '/blog');
    expect(document.title).toBe('Blog | FareKite');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Travel, told');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://www.farekite.example/blog',
    );
  });

  it('is given what it has a place for, as on a page that has no canonical address', () => {
    document.head.innerHTML = '<title>Not found</title>';
    describeDocument(HEAD, TEST_SITE, '/blog');
    expect(document.head.innerHTML).toBe('<title>Blog | FareKite</title>');
  });
});

it('A document that was hidden is shown', () => {
  document.documentElement.dataset.relang = '';
  revealDocument();
  expect(document.documentElement).not.toHaveAttribute('data-relang');
});
