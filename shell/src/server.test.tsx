/** @jest-environment node */
import { definePage, ROUTES, telephoneHref, type PageModule } from '@farekite/shared/contract';
import type { RenderRequest } from '@farekite/shared/protocol';
import siteJson from '../site.json';
import { createTestPage, FirstClassPage } from './testing/pages';
import { DEALS_RELEASE, SHELL_RELEASE, STYLE_TEXTS } from './testing/releases';
import { RENDERABLE_PAGE, renderablePage, VERIFIED_DEALS } from './testing/renderablePage';
import server from './server';

/** Renders a page and composes its document, as the release tool does in two processes. */
async function compose(changes: Partial<RenderRequest> = {}): Promise<string> {
  const request: RenderRequest = {
    language: 'en',
    path: '/first-class-deals',
    page: RENDERABLE_PAGE,
    ...changes,
  };
  const { language, path, page } = request;
  return server.composeDocument({
    shell: SHELL_RELEASE,
    language,
    path,
    remote: page && { ...VERIFIED_DEALS, release: page.release },
    rendered: await server.renderPage(request),
    styles: STYLE_TEXTS,
    texts: {},
    generator: 'shell@5e115e115e115e11',
  });
}

describe('A composed page', () => {
  it('renders the page between header and footer', async () => {
    const composed = await compose();
    const positions = [
      '<header',
      '<main',
      'data-remote="mfe-deals"',
      '<h1>First class</h1>',
      '</main>',
      '<footer',
    ];
    const found = positions.map((part) => composed.indexOf(part));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found).not.toContain(-1);
    expect(composed).toContain(`data-release="${DEALS_RELEASE.version}"`);
  });

  it.each([
    ['en', 'First class'],
    ['es', 'Primera clase'],
  ] as const)('renders everything in one language (%s)', async (language, heading) => {
    const composed = await compose({ language });
    expect(composed).toContain(`<html lang="${language}">`);
    expect(composed).toContain(`lang="${language}"><h1>${heading}</h1>`);
    expect(composed).toContain(`<title>${heading} | ${siteJson.name}</title>`);
  });

  it('renders page and head in English, marked so, for a release without the language', async () => {
    const release = { ...DEALS_RELEASE, languages: ['en'] };
    const composed = await compose({
      language: 'es',
      page: { ...RENDERABLE_PAGE, release },
    });
    expect(composed).toContain('<html lang="es">');
    expect(composed).toContain('Saltar al contenido');
    expect(composed).toContain('lang="en"><h1>First class</h1>');
    expect(composed).toContain(`<title>First class | ${siteJson.name}</title>`);
    expect(composed).toContain('<meta property="og:locale" content="en_US">');
  });

  it('passes the details of the site to the page', async () => {
    const composed = await compose();
    expect(composed).toContain(`<p>${siteJson.phone}</p>`);
    expect(composed).toContain(`href="${telephoneHref(siteJson.phone)}"`);
  });

  it('returns the same bytes for the same releases', async () => {
    expect(await compose()).toBe(await compose());
  });

  it('renders a large page in its place, without more inline scripts than a small one', async () => {
    const LargePage = definePage(
      () => (
        <>
          <h1>Large</h1>
          {Array.from({ length: 2_000 }, (_, index) => (
            <p key={index}>A paragraph of a page that is long enough to be set aside.</p>
          ))}
        </>
      ),
      FirstClassPage.head,
    );
    const composed = await compose({ page: renderablePage({ default: LargePage }) });
    const main = composed.slice(composed.indexOf('<main'), composed.indexOf('</main>'));
    expect(main).toContain('<h1>Large</h1>');
    const inlineScripts = (html: string) => html.match(/<script>.*?<\/script>/gs);
    expect(inlineScripts(composed)).toEqual(inlineScripts(await compose()));
  });

  it('writes no style attributes and no event handlers, which the security policy would refuse', async () => {
    expect(await compose()).not.toMatch(/<[^>]+ (?:style|on[a-z]+)=/);
  });

  it.each([
    ['/first-class-deals', false],
    ['/flight-results', true],
    ['/admin', true],
  ] as const)('marks pages that search engines must not list (%s: %s) [SEO-8]', async (path, isHidden) => {
    const release = { ...DEALS_RELEASE, pages: {} };
    const composed = await compose({ path, page: { ...RENDERABLE_PAGE, release } });
    expect(composed.includes('<meta name="robots" content="noindex">')).toBe(isHidden);
  });
});

describe('renderPage', () => {
  const isStatic = async (page: RenderRequest['page']) =>
    (await server.renderPage({ language: 'en', path: '/first-class-deals', page })).isStatic;

  it('says whether the page is static', async () => {
    const StaticPage = definePage(() => <h1>Terms</h1>, FirstClassPage.head, { isStatic: true });
    expect(await isStatic(renderablePage({ default: StaticPage }))).toBe(true);
    expect(await isStatic(RENDERABLE_PAGE)).toBe(false);
  });

  it('says of no page that it is static when there is none, or when it was built before there were static pages', async () => {
    const OlderPage = Object.assign(() => <h1>Terms</h1>, { head: FirstClassPage.head });
    expect(await isStatic(renderablePage({ default: OlderPage }))).toBe(false);
    expect(await isStatic(undefined)).toBe(false);
  });
});

describe('renderPage rejects', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
  });

  it("with the page's error when the page throws", async () => {
    const BrokenPage = definePage(() => {
      throw new Error('The fares are missing');
    }, FirstClassPage.head);
    await expect(compose({ page: renderablePage({ default: BrokenPage }) })).rejects.toThrow(
      'The fares are missing',
    );
  });

  it('when a component inside the page throws', async () => {
    const Part = (): never => {
      throw new Error('The prices are missing');
    };
    const BrokenPage = definePage(
      () => (
        <>
          <h1>First class</h1>
          <Part />
        </>
      ),
      FirstClassPage.head,
    );
    await expect(compose({ page: renderablePage({ default: BrokenPage }) })).rejects.toMatchObject({
      message: 'Error: The prices are missing',
      componentStack: expect.stringMatching(/^\n +at Part /) as string,
    });
  });

  it('when the head throws', async () => {
    const BrokenPage = definePage(
      () => <h1>First class</h1>,
      () => {
        throw new Error('The title is missing');
      },
    );
    await expect(compose({ page: renderablePage({ default: BrokenPage }) })).rejects.toThrow(
      'The title is missing',
    );
  });

  it('when the remote uses a contract that the shell does not host', async () => {
    const release = { ...DEALS_RELEASE, contract: '99.0.0' };
    await expect(compose({ page: { ...RENDERABLE_PAGE, release } })).rejects.toThrow(
      'it uses contract 99.0.0, but the shell hosts 1.x',
    );
  });

  it('when the module exposes no page', async () => {
    await expect(compose({ page: renderablePage({} as PageModule) })).rejects.toThrow(
      'its default export is not a page: a component with a head',
    );
  });

  it('and composes the next page as before', async () => {
    const before = await compose();
    await compose({ page: renderablePage({} as PageModule) }).catch(() => undefined);
    expect(await compose()).toBe(before);
  });
});

describe('A composed page without a live release', () => {
  it('renders the fallback with noindex while no release is live', async () => {
    const composed = await compose({ page: undefined });
    expect(composed).toContain('<title>This page is not available right now | FareKite</title>');
    expect(composed).toMatch(/<h1[^>]*>This page is not available right now<\/h1>/);
    expect(composed).toContain('<meta name="robots" content="noindex">');
    expect(composed).not.toContain('data-remote');
  });

  it('renders the 404 page with noindex for an unknown path', async () => {
    const composed = await compose({ path: null, page: undefined, language: 'es' });
    expect(composed).toContain('<title>Página no encontrada | FareKite</title>');
    expect(composed).toMatch(/<h1[^>]*>¡Ups! Página no encontrada<\/h1>/);
    expect(composed).toContain('<meta name="robots" content="noindex">');
  });
});

describe('The server build', () => {
  it('shares its React with the remotes', async () => {
    expect(Object.keys(server.modules).sort()).toEqual(['react', 'react/jsx-runtime']);
    expect(server.modules.react).toHaveProperty('useState');
    expect(
      await compose({ page: renderablePage({ default: createTestPage({ en: 'Lent', es: 'Prestado' }) }) }),
    ).toContain('<h1>Lent</h1>');
  });

  it("provides the routes, the hosted contract majors and the files in the site's root", () => {
    expect(server.routes).toEqual(ROUTES);
    expect(server.hosts).toEqual([1]);
    expect(Object.keys(server.composeSiteFiles())).toContain('sitemap.xml');
  });
});
