/** The browser's own frame around the site: `--sky-900` of the tokens, which do not reach it. */
export const THEME_COLOR = '#0a2a5e';
