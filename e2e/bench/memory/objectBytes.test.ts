import { objectBytes } from './objectBytes';

describe('objectBytes', () => {
  it('adds up the sizes of objects, functions and texts, without compiled code and what the browser keeps', () => {
    const types = ['hidden', 'object', 'code', 'closure', 'string', 'native'];
    const sizes = { hidden: 1, object: 20, code: 300, closure: 4_000, string: 50_000, native: 600_000 };
    expect(
      objectBytes({
        snapshot: { meta: { node_fields: ['type', 'name', 'self_size'], node_types: [types] } },
        nodes: types.flatMap((type, index) => [index, 7, sizes[type as keyof typeof sizes]]),
      }),
    ).toBe(54_020);
  });
});
