import { SortedMap } from './SortedMap';

describe('SortedMap', () => {
  it('knows the order of its keys, whatever is added and removed between two questions', () => {
    const map = new SortedMap<number>();
    for (const key of ['c', 'a', 'e']) map.set(key, 1);
    expect(map.keysFrom('', 10)).toEqual(['a', 'c', 'e']);
    for (const key of ['b', 'a', 'f', 'd']) map.set(key, 2);
    map.delete('f');
    map.delete('c');
    expect(map.delete('c')).toBe(false);
    expect(map.keysFrom('', 10)).toEqual(['a', 'b', 'd', 'e']);
    map.set('c', 3);
    expect(map.keysFrom('b', 2)).toEqual(['b', 'c']);
    expect(map.keysFrom('bb', 10)).toEqual(['c', 'd', 'e']);
    map.clear();
    expect(map.keysFrom('', 10)).toEqual([]);
  });
});
