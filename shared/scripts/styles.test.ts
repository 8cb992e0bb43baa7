import { customProperties, sassOffers } from './styles';

describe('What a Sass partial offers', () => {
  it('is its mixins, functions and variables, with the comments above them', () => {
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
    expect(sassOffers(source)).toEqual([
      { name: '$laptop', text: "// The site's only width.\n$laptop: 1024px;" },
      { name: 'from', text: '// Above a width.\n// Takes any.\n@mixin from($width, $more: 1px)' },
      { name: 'double', text: '@function double($value)' },
      { name: '$widths', text: '$widths: (\n  narrow: 1px,\n);' },
    ]);
  });
});

describe('The custom properties of a stylesheet', () => {
  it('are named once each, and those that are only used are not', () => {
    expect(customProperties(':root {\n  --a: 1px;\n  --b: var(--c);\n}\n:root {\n  --a: 2px;\n}')).toEqual([
      '--a',
      '--b',
    ]);
  });
});
