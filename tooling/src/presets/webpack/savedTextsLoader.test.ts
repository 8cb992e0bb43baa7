import savedTextsLoader from './savedTextsLoader';

/** Runs the module of a file as webpack's development server does. @param data that the module before it has left */
function run(json: string, data?: object) {
  const left = {};
  const module = {
    exports: {} as unknown,
    hot: { data, accept: jest.fn(), dispose: (leave: (left: object) => void) => leave(left) },
  };
  const announced: CustomEvent[] = [];
  const dispatch = (event: CustomEvent) => announced.push(event);
  new Function('module', 'dispatchEvent', savedTextsLoader(json))(module, dispatch);
  return { module, left, announced };
}

test('A module of texts exports them, takes its own updates, and says after its file was saved which object they replace', () => {
  const first = run('{ "heading": "First class" }');
  expect(first.module.exports).toEqual({ heading: 'First class' });
  expect(first.module.hot.accept).toHaveBeenCalledWith();
  expect(first.announced).toEqual([]);

  const second = run('{ "heading": "Business class" }', first.left);
  const [event] = second.announced;
  expect(event?.type).toBe('farekite:saved-texts');
  expect(event?.detail).toEqual({
    replaced: { heading: 'First class' },
    texts: { heading: 'Business class' },
  });
  expect(event?.detail.replaced).toBe(first.module.exports);
  expect(event?.detail.texts).toBe(second.module.exports);
});
