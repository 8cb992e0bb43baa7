import type { Declared } from './declarations';

const OFFER =
  /^(?:\/\/.*\n)*(?:@(?:mixin|function) (?<member>[\w-]+)[^{]*?(?= \{)|(?<variable>\$[\w-]+):[^;]*;)/gm;

/** Mixins, functions and variables of a Sass partial, with the comment lines right above them. */
export function sassOffers(source: string): Declared[] {
  return [...source.matchAll(OFFER)].map(({ 0: text, groups }) => ({
    name: groups?.member ?? groups?.variable ?? '',
    text,
  }));
}

/** The names of the custom properties that a stylesheet sets, in the order of their first mention. */
export function customProperties(source: string): string[] {
  return [...new Set([...source.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))];
}
