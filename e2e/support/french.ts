import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

/** What the tests take for French: the English in guillemets, so that every text shows its language. */
export function inFrench(english: string): string {
  return `«${english}»`;
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

function propertiesOf(object: ts.ObjectLiteralExpression): ReadonlyMap<string, ts.Expression> {
  const properties = object.properties.filter((property) => ts.isPropertyAssignment(property));
  return new Map(properties.map(({ name, initializer }) => [(name as ts.Identifier).text, initializer]));
}

/** The English of every object that has texts in English and Spanish, and none in French. */
function findUntranslated(node: ts.Node): readonly ts.Expression[] {
  if (ts.isObjectLiteralExpression(node)) {
    const texts = propertiesOf(node);
    const english = texts.get('en');
    if (english && texts.has('es') && !texts.has('fr')) return [english];
  }
  return childrenOf(node).flatMap(findUntranslated);
}

/** The texts in an expression; the names of properties are none. */
function findTexts(node: ts.Node): readonly ts.StringLiteral[] {
  if (ts.isStringLiteral(node)) return [node];
  if (ts.isPropertyAssignment(node)) return findTexts(node.initializer);
  return childrenOf(node).flatMap(findTexts);
}

/** The source of a node, in which others are replaced; these are in the order of the source. */
function replace<Replaced extends ts.Node>(
  within: ts.Node,
  nodes: readonly Replaced[],
  replacement: (node: Replaced) => string,
): string {
  const { text } = within.getSourceFile();
  let position = within.getFullStart();
  let source = '';
  for (const node of nodes) {
    source += text.slice(position, node.getStart()) + replacement(node);
    position = node.end;
  }
  return source + text.slice(position, within.end);
}

function translate(english: ts.Expression): string {
  return replace(english, findTexts(english), ({ text }) => JSON.stringify(inFrench(text)));
}

/** Writes French beside English and Spanish in a source or JSON file. @throws Error when it has nothing to translate */
export function translateFile(file: string): void {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const untranslated = findUntranslated(source);
  if (untranslated.length === 0) throw new Error(`${file} has nothing to translate into French`);
  const translated = replace(
    source,
    untranslated,
    (english) => `${english.getText()}, "fr":${translate(english)}`,
  );
  writeFileSync(file, translated);
}
