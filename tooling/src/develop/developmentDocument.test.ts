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

describe('developmentDocument, when remotes are developed,', () => {
  const html = developmentDocument(DOCUMENT, { shell, developed: ['mfe-deals', 'mfe-home'], newRoutes: [] });

  it('loads the development build of the live shell, and names the developed packages', () => {
    expect(html).toContain(
      '<script defer src="/releases/shell/5e5e5e5e5e5e5e5e/development/shell.js" data-developed="mfe-deals mfe-home" data-routes="[]"></script>',
    );
    expect(html).not.toMatch(/browser\/(shell|react)\.js/);
  });

  it('passes routes that the live shell does not have', () => {
    const newRoutes = [{ path: '/terms' as const, remote: 'mfe-home' }];
    expect(developmentDocument(DOCUMENT, { shell, developed: ['mfe-home'], newRoutes })).toContain(
      'data-routes="[{&quot;path&quot;:&quot;/terms&quot;,&quot;remote&quot;:&quot;mfe-home&quot;}]"',
    );
  });

  it('changes the content security policy only for the overlay that shows build errors', () => {
    expect(html).toContain(
      `content="script-src 'self'; style-src 'self' 'unsafe-inline'; trusted-types shell webpack-dev-server#overlay"`,
    );
  });

  it('preloads nothing, because the composed page is not shown', () => {
    expect(DOCUMENT).toContain('rel="preload"');
    expect(html).not.toContain('rel="preload"');
  });

  it('changes nothing else', () => {
    const unchanged = (line: string) => !/<script|http-equiv|preload|^$/.test(line);
    expect(html.split('\n').filter(unchanged)).toEqual(DOCUMENT.split('\n').filter(unchanged));
  });
});

describe('developmentDocument, when the shell is developed,', () => {
  const html = developmentDocument(DOCUMENT, { shell, developed: ['shell'], newRoutes: [] });

  it('loads the developed script and stylesheet, and no file of the live shell', () => {
    expect(html).toContain('src="/releases/shell/development/browser/shell.js" data-developed="shell"');
    expect(html).toContain('<link rel="stylesheet" href="/releases/shell/development/browser/shell.css">');
    expect(html).not.toContain('5e5e5e5e5e5e5e5e');
    expect(html).not.toContain('main>p');
  });

  it('keeps the stylesheets of remotes', () => {
    expect(html).toContain('browser/common.css">main{color:blue}</style>');
  });

  it('replaces the stylesheet that a document of an earlier shell links', () => {
    const link = '<link rel="stylesheet" href="/releases/shell/5e5e5e5e5e5e5e5e/browser/shell.css">';
    const earlier = DOCUMENT.replace(/<style.*shell\.css.*<\/style>/, link);
    expect(developmentDocument(earlier, { shell, developed: ['shell'], newRoutes: [] })).toBe(html);
  });
});

describe('developmentDocument', () => {
  it('refuses a document that another shell has composed', () => {
    const document = '<p>A document without the script of the live shell</p>';
    expect(() => developmentDocument(document, { shell, developed: [], newRoutes: [] })).toThrow(
      new RangeError('The document does not load browser/shell.js of the live shell'),
    );
  });
});
