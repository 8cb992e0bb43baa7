import { parse, type AnyNode, type Expression, type ObjectExpression, type Property } from 'acorn';

/** A value that JSON can express. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A value in several languages, by language. */
export interface LocalizedValue {
  readonly en: Json;
  readonly [language: string]: Json;
}

/** A localized value in the code of a module, and its place there. */
export interface FoundValue {
  readonly start: number;
  readonly end: number;
  readonly value: LocalizedValue;
}

/** What an expression is without being run; `undefined` when only running it can tell. */
type StaticValue = { readonly value: Json } | undefined;

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flat().filter(isNode);
}

function keyOf({ key, computed }: Property): string | undefined {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  const isName = key.type === 'Literal' && ['string', 'number'].includes(typeof key.value);
  return isName ? String(key.value) : undefined;
}

/** The expressions of an object by their keys; `undefined` for an object that is not made of these alone. */
function entriesOf({ properties }: ObjectExpression): [string, Expression][] | undefined {
  const entries: [string, Expression][] = [];
  for (const property of properties) {
    const key = property.type === 'Property' ? keyOf(property) : undefined;
    // The key __proto__ would set the prototype.
    if (property.type !== 'Property' || key === undefined || key === '__proto__') return undefined;
    entries.push([key, property.value]);
  }
  return entries;
}

function staticObject(node: ObjectExpression): StaticValue {
  const entries = entriesOf(node)?.map(([key, expression]) => [key, staticValue(expression)] as const);
  const value: Record<string, Json> = {};
  for (const [key, entry] of entries ?? []) {
    if (!entry) return undefined;
    value[key] = entry.value;
  }
  return entries && { value };
}

function staticList(elements: readonly (AnyNode | null)[]): StaticValue {
  const value: Json[] = [];
  for (const element of elements) {
    const item = element === null ? undefined : staticValue(element);
    if (!item) return undefined;
    value.push(item.value);
  }
  return { value };
}

function staticValue(node: AnyNode): StaticValue {
  switch (node.type) {
    case 'Literal':
      return isJsonLiteral(node.value) && !node.regex ? { value: node.value } : undefined;
    case 'TemplateLiteral': {
      const text = node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
      return typeof text === 'string' ? { value: text } : undefined;
    }
    case 'ArrayExpression':
      return staticList(node.elements);
    case 'ObjectExpression':
      return staticObject(node);
    default:
      return undefined;
  }
}

function isJsonLiteral(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function containsText(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string';
  return Object.values(value as Readonly<Record<string, Json>>).some(containsText);
}

function localizedValue(node: AnyNode, languages: readonly string[]): LocalizedValue | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const keys = entriesOf(node)?.map(([key]) => key) ?? [];
  const isLocalized = keys.includes('en') && keys.some((key) => key !== 'en');
  const found = isLocalized && keys.every((key) => languages.includes(key)) ? staticObject(node) : undefined;
  return found && containsText(found.value) ? (found.value as unknown as LocalizedValue) : undefined;
}

/**
 * Finds the localized values in a module: object literals whose keys are languages and whose contents are known without
 * running the code. Those in others are parts of them.
 *
 * @param code JavaScript
 * @param languages those that the site offers
 * @returns the values in the order of the code
 */
export function findLocalizedValues(code: string, languages: readonly string[]): FoundValue[] {
  const findIn = (node: AnyNode): FoundValue[] => {
    const value = localizedValue(node, languages);
    return value ? [{ start: node.start, end: node.end, value }] : childrenOf(node).flatMap(findIn);
  };
  return findIn(parse(code, { sourceType: 'module', ecmaVersion: 'latest' })).sort(
    (a, b) => a.start - b.start,
  );
}
