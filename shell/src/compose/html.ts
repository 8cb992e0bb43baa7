const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For the content of elements and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that cannot end its script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Not before an address with a scheme, a host or a fragment only. */
const BEFORE_RELATIVE_ADDRESS = /(?<=\burl\(["']?)(?![a-z][\w+.-]*:|["'/#])/gi;

/** @param href the address of the stylesheet, to which those in it are relative */
export function inlineStyle(text: string, href: string): string {
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  // `<\/` ends no element, and means the same in the strings and addresses of CSS.
  return text.replace(BEFORE_RELATIVE_ADDRESS, folder).replaceAll('</', '<\\/');
}

/** A start tag or a void element. `true` is an attribute without a value. */
export function tag(name: string, attributes: Readonly<Record<string, string | true>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}
