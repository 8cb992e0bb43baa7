import { TEST_SITE } from '@farekite/shared/testing';
import { updateDocumentHead } from './documentHead';

const HEAD = { title: 'Blog | FareKite', description: 'Notes on travel' };

beforeEach(() => {
  document.head.innerHTML =
    '<title>Home</title><meta name="description" content="Fares"><link rel="canonical" href="https://www.farekite.example/">';
});

describe('updateDocumentHead', () => {
  it('sets title, description and canonical address', () => {
    updateDocumentHead(HEAD, TEST_SITE, '/blog');
    expect(document.title).toBe('Blog | FareKite');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Notes on travel');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://www.farekite.example/blog',
    );
  });

  it('skips elements that the document does not have, as on a page without canonical address', () => {
    document.head.innerHTML = '<title>Not found</title>';
    updateDocumentHead(HEAD, TEST_SITE, '/blog');
    expect(document.head.innerHTML).toBe('<title>Blog | FareKite</title>');
  });
});
