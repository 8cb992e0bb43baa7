const MEMBER = /^(?:\/\/.*\n)*(?:@(?:mixin|function) [\w-]+[^{]*?(?= \{)|\$[\w-]+:[^;]*;)/gm;

/** The mixins, functions and variables that a Sass partial defines, with the comment lines directly above them. */
export function sassMembers(source: string): string[] {
  return source.match(MEMBER) ?? [];
}

/** The names of the custom properties that a stylesheet sets, in the order of their first use. */
export function customProperties(source: string): string[] {
  return [...new Set([...source.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))];
}
