/** A custom property of the shell. */
export interface Token {
  /** `--sky-700` */
  readonly name: string;
  /** As written in the stylesheet: `#0b4fb3`, `clamp(3rem, 7vw, 6rem)`. */
  readonly value: string;
}

function isRootRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule && rule.selectorText === ':root';
}

/**
 * Every custom property that the stylesheets set on `:root`, in source order. Stylesheets of other origins
 * are left out, because the browser does not let a page read their rules.
 */
export function readTokens(sheets: Iterable<CSSStyleSheet>): Token[] {
  const values = new Map<string, string>();
  for (const sheet of sheets) {
    for (const rule of rulesOf(sheet).filter(isRootRule)) {
      for (const name of Array.from(rule.style)) {
        if (name.startsWith('--')) values.set(name, rule.style.getPropertyValue(name).trim());
      }
    }
  }
  return [...values].map(([name, value]) => ({ name, value }));
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** The group of all tokens whose first word no other token has. */
const SINGLE = 'single values';

function familyOf({ name }: Token): string {
  return /^--([a-z]+)/.exec(name)?.[1] ?? name;
}

/** Tokens by the first word of their names. Tokens that are alone with theirs form the last group. */
export function groupTokens(tokens: readonly Token[]): Map<string, readonly Token[]> {
  const families = new Map<string, Token[]>();
  for (const token of tokens) {
    const family = familyOf(token);
    families.set(family, [...(families.get(family) ?? []), token]);
  }
  const groups = [...families].filter(([, { length }]) => length > 1);
  const single = [...families.values()].filter(({ length }) => length === 1).flat();
  return new Map([...groups, ...(single.length > 0 ? [[SINGLE, single] as const] : [])]);
}
