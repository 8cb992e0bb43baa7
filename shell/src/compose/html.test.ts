import { escapeHtml, scriptJson, tag } from './html';

describe('Text in a document', () => {
  it('cannot become markup', () => {
    expect(escapeHtml('<b title="x">Fish & chips</b>')).toBe(
      '&lt;b title=&quot;x&quot;&gt;Fish &amp; chips&lt;/b&gt;',
    );
  });

  it('keeps everything else', () => {
    expect(escapeHtml("¡Vuele a París! It's $400")).toBe("¡Vuele a París! It's $400");
  });
});

describe('JSON in a script element', () => {
  it('cannot end the element, nor hide its end in a comment', () => {
    const json = scriptJson({ text: '</script><!--' });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text: '</script><!--' });
  });
});

describe('A tag', () => {
  it('holds its attributes in order, escaped', () => {
    expect(tag('meta', { name: 'description', content: 'Say "hi" & go' })).toBe(
      '<meta name="description" content="Say &quot;hi&quot; &amp; go">',
    );
  });

  it('leaves out what is undefined, and writes true without a value', () => {
    expect(tag('script', { defer: true, src: '/x.js', integrity: undefined })).toBe(
      '<script defer src="/x.js">',
    );
    expect(tag('head', {})).toBe('<head>');
  });
});
