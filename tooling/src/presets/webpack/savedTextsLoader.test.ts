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
  const dispatch = jest.fn<undefined, [CustomEvent<{ replaced: unknown; texts: unknown }>]>();
  new Function('module', 'dispatchEvent', savedTextsLoader(json))(module, dispatch);
  return { module, left, dispatch };
}

describe('A module of texts', () => {
  it('exports them, takes its own updates, and says after its file was saved which object they replace', () => {
    const first = run('{ "heading": "First class" }');
    expect(first.module.exports).toEqual({ heading: 'First class' });
    expect(first.module.hot.accept).toHaveBeenCalledWith();
    expect(first.dispatch).not.toHaveBeenCalled();

    const second = run('{ "heading": "Business class" }', first.left);
    const [event] = second.dispatch.mock.calls[0] ?? [];
    expect(event?.type).toBe('farekite:saved-texts');
    expect(event?.detail.replaced).toBe(first.module.exports);
    expect(event?.detail.texts).toBe(second.module.exports);
  });

  it('is not built from a file with a syntax error', () => {
    expect(() => savedTextsLoader('{ "heading": "First" + }')).toThrow(SyntaxError);
  });
});
