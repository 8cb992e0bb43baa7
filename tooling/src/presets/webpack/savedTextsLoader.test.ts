import savedTextsLoader from './savedTextsLoader';

interface Data {
  replaced?: unknown;
}

/** Runs the module of a file as webpack's development server does. @param data that the module before it has left */
function run(json: string, data?: Data) {
  const left: Data = {};
  const module = {
    exports: {} as unknown,
    hot: { data, accept: jest.fn(), dispose: (leave: (left: Data) => void) => leave(left) },
  };
  const announced: unknown[] = [];
  new Function('module', 'dispatchEvent', savedTextsLoader(json))(module, (event: CustomEvent) =>
    announced.push([event.type, event.detail]),
  );
  return { module, left, announced };
}

describe('A module of texts', () => {
  it('exports them, takes its own updates, and says nothing when it is first run', () => {
    const { module, announced } = run('{ "heading": "First class" }');
    expect(module.exports).toEqual({ heading: 'First class' });
    expect(module.hot.accept).toHaveBeenCalledWith();
    expect(announced).toEqual([]);
  });

  it('says what its texts replace after its file was saved', () => {
    const before = run('{ "heading": "First class" }');
    const { module, announced } = run('{ "heading": "Business class" }', before.left);
    expect(announced).toEqual([
      ['farekite:saved-texts', { replaced: before.module.exports, texts: { heading: 'Business class' } }],
    ]);
    const [[, detail]] = announced as [[string, { replaced: unknown; texts: unknown }]];
    expect(detail.replaced).toBe(before.module.exports);
    expect(detail.texts).toBe(module.exports);
  });

  it('is not built from a file with a syntax error', () => {
    expect(() => savedTextsLoader('{ "heading": "First" + }')).toThrow(SyntaxError);
  });
});
