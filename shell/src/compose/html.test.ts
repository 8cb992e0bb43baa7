import { escapeHtml, scriptJson, tag } from './html';

describe('escapeHtml', () => {
  it('escapes markup', () => {
    expect(escapeHtml('<b title="x">Fish & chips</b>')).toBe(
      '&lt;b title=&quot;x&quot;&gt;Fish &amp; chips&lt;/b&gt;',
    );
  });

  it('keeps all other characters', () => {
    expect(escapeHtml("¡Vuele a París! It's $400")).toBe("¡Vuele a París! It's $400");
  });
});

describe('scriptJson', () => {
  it('writes JSON that cannot end its script element or start a comment', () => {
    const json = scriptJson({ text: '</script><!--' });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text: '</script><!--' });
  });
});

describe('tag', () => {
  it('writes attributes in order, escaped', () => {
    expect(tag('meta', { name: 'description', content: 'Say "hi" & go' })).toBe(
      '<meta name="description" content="Say &quot;hi&quot; &amp; go">',
    );
  });

  it('omits undefined attributes and writes true without a value', () => {
    expect(tag('script', { defer: true, src: '/x.js', integrity: undefined })).toBe(
      '<script defer src="/x.js">',
    );
    expect(tag('head', {})).toBe('<head>');
  });
});
