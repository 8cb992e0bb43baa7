import './dataLayout';

/** The `@ts-expect-error` is a test: type checking fails when the line below it compiles. */
describe('The type of data-layout', () => {
  it('accepts the values that the shell knows, and no other', () => {
    const parts = [
      <section key="lazy" data-layout="lazy" />,
      <li key="eager" data-layout="eager" />,
      // @ts-expect-error the shell would lay it out at once, without a word
      <section key="misspelled" data-layout="lasy" />,
    ];
    expect(parts).toHaveLength(3);
  });
});
