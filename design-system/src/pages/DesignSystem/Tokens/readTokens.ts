export interface Token {
  readonly name: string;
  /** As written: `#0b4fb3`, `clamp(3rem, 7vw, 6rem)`. */
  readonly value: string;
}

function isRootRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule && rule.selectorText === ':root';
}

/** The custom properties of `:root`, in source order. */
export function readTokens(): readonly Token[] {
  const values = new Map<string, string>();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const { style } of rules.filter(isRootRule)) {
    for (const name of Array.from(style)) {
      if (name.startsWith('--')) values.set(name, style.getPropertyValue(name).trim());
    }
  }
  return [...values].map(([name, value]) => ({ name, value }));
}

/** By the first word of their names. Those that are alone with theirs form the last group. */
export function groupTokens(tokens: readonly Token[]): ReadonlyMap<string, readonly Token[]> {
  const families = new Map<string, Token[]>();
  for (const token of tokens) {
    const family = /^--([a-z]+)/.exec(token.name)?.[1] ?? token.name;
    families.set(family, [...(families.get(family) ?? []), token]);
  }
  const groups = [...families].filter(([, { length }]) => length > 1);
  const single = [...families.values()].filter(({ length }) => length === 1).flat();
  return new Map([...groups, ['single values', single]]);
}
