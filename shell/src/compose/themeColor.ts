/** The color of the browser's own interface: `--sky-900` of the tokens, as custom properties do not apply there. */
export const THEME_COLOR = '#0a2a5e';
