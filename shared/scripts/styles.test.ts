import { customProperties, sassMembers } from './styles';

describe('sassMembers', () => {
  it('reads mixins, functions and variables, with the comments above them', () => {
    const source = `// The site's only width.
$laptop: 1024px;

// Above a width.
// Takes any.
@mixin from($width, $more: 1px) {
  $inner: 1px;
  @content;
}

@function double($value) {
  @return $value * 2;
}

$widths: (
  narrow: 1px,
);
`;
    expect(sassMembers(source)).toEqual([
      "// The site's only width.\n$laptop: 1024px;",
      '// Above a width.\n// Takes any.\n@mixin from($width, $more: 1px)',
      '@function double($value)',
      '$widths: (\n  narrow: 1px,\n);',
    ]);
  });
});

describe('customProperties', () => {
  it('reads each custom property once, and none that is only used', () => {
    expect(customProperties(':root {\n  --a: 1px;\n  --b: var(--c);\n}\n:root {\n  --a: 2px;\n}')).toEqual([
      '--a',
      '--b',
    ]);
  });
});
