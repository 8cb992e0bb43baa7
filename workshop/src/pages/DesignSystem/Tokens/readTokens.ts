/** A custom property of the shell, under the name by which styles use it. */
export interface Token {
  /** `--sky-700` */
  readonly name: string;
  /** As the stylesheet has it: `#0b4fb3`, `clamp(3rem, 7vw, 6rem)`. */
  readonly value: string;
}

function isRootRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule && rule.selectorText === ':root';
}

/**
 * Every custom property that the site's stylesheets set for all pages, in the order of the source.
 * Sheets of other origins tell nobody their rules and are left out.
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

/** Where a token stands that is the only one of its kind. */
const SINGLE = 'single values';

function familyOf({ name }: Token): string {
  return /^--([a-z]+)/.exec(name)?.[1] ?? name;
}

/** Tokens by what they are for, which is the first word of their names; those without fellows come last. */
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
