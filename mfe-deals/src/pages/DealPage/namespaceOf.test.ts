import { namespaceOf } from './namespaceOf';

describe('namespaceOf', () => {
  it('is the path without its slash', () => {
    expect(namespaceOf({ path: '/top-airlines' })).toBe('top-airlines');
  });
});
