import type { ShellRelease } from '@farekite/shared/protocol';
import { fakeShell } from '../testing/fakeReleases';
import { developmentDocument } from './developmentDocument';

const shell: ShellRelease = {
  ...fakeShell({ development: 'development/shell.js' }).release,
  libraries: ['browser/react.js'],
  version: '5e5e5e5e5e5e5e5e',
};

const DOCUMENT = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="script-src 'self'; style-src 'self' 'sha256-style'; trusted-types shell">
<style data-href="/releases/shell/5e5e5e5e5e5e5e5e/browser/shell.css">@media (width<640px){main>p{color:red}}</style>
<style data-href="/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/common.css">main{color:blue}</style>
<script defer crossorigin src="/releases/shell/5e5e5e5e5e5e5e5e/browser/react.js" integrity="sha384-react"></script>
<script defer crossorigin src="/releases/shell/5e5e5e5e5e5e5e5e/browser/shell.js" integrity="sha384-script"></script>
<link rel="preload" as="script" crossorigin href="/releases/shell/5e5e5e5e5e5e5e5e/browser/locales/en-shell-json.js" integrity="sha384-texts">
<link rel="preload" as="image" href="/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/assets/plane.svg">
<link rel="icon" href="/favicon.ico">
<p>Everything else</p>`;

const POLICY =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self'; style-src 'self' 'unsafe-inline'; trusted-types shell webpack-dev-server#overlay\">";

const lines = (html: string) => html.split('\n').filter((line) => line !== '');
const [doctype, , shellStyle, remoteStyle, , , , , icon, rest] = DOCUMENT.split('\n');

/** The element with the script, and what it says is developed. */
const scriptTag = (file: string, developed: string, routes: string) =>
  `<script defer src="/releases/shell/${file}" data-developed="${developed}" data-routes="${routes}"></script>`;

const ROUTES = '[{&quot;path&quot;:&quot;/terms&quot;,&quot;remote&quot;:&quot;mfe-home&quot;}]';

describe('developmentDocument', () => {
  it.each([
    [
      'the development build of the live shell',
      ['mfe-deals', 'mfe-home'],
      [{ path: '/terms' as const, remote: 'mfe-home' }],
      shellStyle,
      scriptTag('5e5e5e5e5e5e5e5e/development/shell.js', 'mfe-deals mfe-home', ROUTES),
    ],
    [
      'script and stylesheet of a shell that is developed, and no file of the live one',
      ['shell'],
      [],
      '<link rel="stylesheet" href="/releases/shell/development/browser/shell.css">',
      scriptTag('development/browser/shell.js', 'shell', '[]'),
    ],
  ])('loads %s, preloads nothing, and allows the overlay', (_what, developed, newRoutes, style, script) => {
    const html = developmentDocument(DOCUMENT, { shell, developed, newRoutes });
    expect(lines(html)).toEqual([doctype, POLICY, style, remoteStyle, script, icon, rest]);
  });

  it('refuses a document that another shell has composed', () => {
    const document = '<p>A document without the script of the live shell</p>';
    expect(() => developmentDocument(document, { shell, developed: [], newRoutes: [] })).toThrow(
      new RangeError('The document does not load browser/shell.js of the live shell'),
    );
  });
});
