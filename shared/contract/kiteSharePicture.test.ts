/** @jest-environment node */
import { createTestI18n } from '../testing/createTestI18n';
import { kiteSharePicture } from './kiteSharePicture';

describe('kiteSharePicture', () => {
  it('describes the picture in the language of the page', () => {
    expect(kiteSharePicture('/share.jpg', createTestI18n('en'))).toEqual({
      src: '/share.jpg',
      alt: 'A paper kite over a sea of clouds at nightfall, before a full moon.',
    });
    expect(kiteSharePicture('/share.jpg', createTestI18n('es')).alt).toMatch(/^Una cometa de papel/);
  });
});
