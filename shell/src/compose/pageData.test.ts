import { TEST_SITE } from '@farekite/shared/testing';
import { readPageData } from './pageData';

describe('readPageData', () => {
  it('reads the data from the document', () => {
    document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify({ site: TEST_SITE })}</script>`;
    expect(readPageData()).toEqual({ site: TEST_SITE });
  });

  it.each(['', '<script type="application/json" id="page-data"></script>'])(
    'throws in a document that the shell has not composed (%j)',
    (body) => {
      document.body.innerHTML = body;
      expect(readPageData).toThrow('The page has no #page-data');
    },
  );
});
