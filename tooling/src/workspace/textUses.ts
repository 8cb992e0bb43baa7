import ts from 'typescript';

/** A place in the sources that asks for a text. */
export interface TextUse {
  /** `undefined` when it is known only at runtime. */
  readonly namespace: string | undefined;
  /** Matches the keys. Each of its groups is a part that is known only at runtime. */
  readonly keys: RegExp;
}

interface SourceFacts {
  readonly uses: readonly TextUse[];
  /** The strings and the names of properties: what can take the place of a part that is known only at runtime. */
  readonly words: ReadonlySet<string>;
}

const UNKNOWN = String.raw`(.+?)`;

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

function literal(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** The patterns of the keys that an expression can give. */
function patternsOf(key: ts.Expression): string[] {
  if (ts.isStringLiteralLike(key)) return [quote(key.text)];
  if (ts.isConditionalExpression(key)) return [...patternsOf(key.whenTrue), ...patternsOf(key.whenFalse)];
  if (!ts.isTemplateExpression(key)) return [UNKNOWN];
  return key.templateSpans.reduce(
    (heads, { expression, literal: { text } }) =>
      heads.flatMap((head) => patternsOf(expression).map((pattern) => head + pattern + quote(text))),
    [quote(key.head.text)],
  );
}

/** The property of an object that is written out. */
function propertyOf(node: ts.Expression | undefined, name: string): ts.PropertyAssignment | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name);
}

/** `t` of `t(…)` and of `i18n.t(…)` */
function nameOfCalled({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/**
 * The local names of the functions that a declaration gets from `getFixedT`, `useTranslation`, or a hook around it, each
 * with its namespace.
 */
function translators({ name, initializer }: ts.VariableDeclaration): [string, TextUse['namespace']][] {
  if (!initializer || !ts.isCallExpression(initializer)) return [];
  const called = nameOfCalled(initializer);
  const given = initializer.arguments;
  if (ts.isIdentifier(name)) return called === 'getFixedT' ? [[name.text, literal(given[1])]] : [];
  if (!ts.isObjectBindingPattern(name)) return [];
  const namespace = called === 'useTranslation' ? literal(given[0]) : undefined;
  return name.elements
    .filter((element) => (element.propertyName ?? element.name).getText() === 't')
    .map((element) => [element.name.getText(), namespace]);
}

/** @param namespaces those that the called function may give texts of */
function usesIn(call: ts.CallExpression, namespaces: readonly TextUse['namespace'][]): TextUse[] {
  const [key, options] = call.arguments;
  if (!key) return [];
  const chosen = propertyOf(options, 'ns')?.initializer;
  const inside = propertyOf(options, 'returnObjects') ? String.raw`(?:\..+)?` : '';
  return namespaces.flatMap((namespace) =>
    patternsOf(key).map((pattern) => ({
      namespace: chosen ? literal(chosen) : namespace,
      keys: new RegExp(`^${pattern}${inside}$`),
    })),
  );
}

/** Finds the texts that a source file asks for. A function that is passed on has to keep the name `t`. */
export function findTextUses(file: string, source: string): SourceFacts {
  const words = new Set<string>();
  const calls: ts.CallExpression[] = [];
  const namespaces = new Map<string, TextUse['namespace'][]>();
  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) words.add(node.text);
    else if (ts.isObjectLiteralElement(node) && node.name && ts.isIdentifier(node.name))
      words.add(node.name.text);
    else if (ts.isCallExpression(node)) calls.push(node);
    else if (ts.isVariableDeclaration(node)) {
      for (const [name, namespace] of translators(node))
        namespaces.set(name, [...(namespaces.get(name) ?? []), namespace]);
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  const uses = calls.flatMap((call) => {
    const name = nameOfCalled(call);
    return usesIn(call, namespaces.get(name) ?? (name === 't' ? [undefined] : []));
  });
  return { uses, words };
}
