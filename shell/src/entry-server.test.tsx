/** @jest-environment node */
import { definePage, telephoneHref, type PageModule } from '@farekite/shared/contract';
import type { RenderRequest } from '@farekite/shared/protocol';
import siteJson from '../site.json';
import server from './entry-server';
import { PAGE_ADAPTERS } from './remotes/pageAdapters';
import { FirstClassPage } from './testing/pages';
import {
  DEALS_RELEASE,
  SHELL_RELEASE,
  STYLE_TEXTS,
  VERIFIED_DEALS,
  renderablePage,
} from './testing/releases';

async function compose(changes: Partial<RenderRequest> = {}): Promise<string> {
  const page = renderablePage();
  const request: RenderRequest = { language: 'en', path: '/first-class-deals', page, ...changes };
  return server.composeDocument({
    ...request,
    shell: SHELL_RELEASE,
    remote: request.page && { ...VERIFIED_DEALS, release: request.page.release },
    rendered: await server.renderPage(request),
    styles: STYLE_TEXTS,
    generator: 'shell@5e115e115e115e11',
  });
}

function composePage(Content: () => React.ReactNode, head = FirstClassPage.head): Promise<string> {
  return compose({ page: renderablePage({ default: definePage(Content, head) }) });
}

describe('A composed page', () => {
  it('is rendered between header and footer, with the release that it is from', async () => {
    const composed = await compose();
    expect(composed).toMatch(
      /<header.*<main.*data-remote="mfe-deals".*<h1>First class<\/h1>.*<\/main>.*<footer/s,
    );
    expect(composed).toContain(`data-release="${DEALS_RELEASE.version}"`);
    expect(composed).toContain(`<p>${siteJson.phone}</p>`);
  });

  it.each([
    ['in one language', ['en', 'es'], 'es', 'Primera clase'],
    [
      'with page and head in English, marked so, where its release lacks the language',
      ['en'],
      'en',
      'First class',
    ],
  ])('is rendered %s', async (_how, languages, lang, heading) => {
    const release = { ...DEALS_RELEASE, languages };
    const composed = await compose({ language: 'es', page: { ...renderablePage(), release } });
    expect(composed).toContain('<html lang="es">');
    expect(composed).toContain('Saltar al contenido');
    expect(composed).toContain(`lang="${lang}"><h1>${heading}</h1>`);
    expect(composed).toContain(`<title>${heading} | ${siteJson.name}</title>`);
    const address = lang === 'es' ? '/es/first-class-deals' : '/first-class-deals';
    expect(composed).toContain(`<link rel="canonical" href="${siteJson.origin}${address}"/>`);
  });

  it('of an older contract is adapted to that of the shell', async () => {
    Object.assign(PAGE_ADAPTERS, { 1: () => FirstClassPage });
    const release = { ...DEALS_RELEASE, contract: '1.3.0' };
    const composed = await compose({ page: { ...renderablePage({} as PageModule), release } });
    expect(composed).toContain('<h1>First class</h1>');
  });

  it('has the same bytes for the same releases, also after another page has failed', async () => {
    const composed = await compose();
    await compose({ page: renderablePage({} as PageModule) }).catch(() => undefined);
    expect(await compose()).toBe(composed);
  });

  it('is in its place, without more inline scripts, when it is large', async () => {
    const paragraphs = Array.from({ length: 2_000 }, (_, index) => (
      <p key={index}>A paragraph of a page that is long enough to be set aside.</p>
    ));
    const composed = await composePage(() => [<h1 key="heading">Large</h1>, ...paragraphs]);
    const main = composed.slice(composed.indexOf('<main'), composed.indexOf('</main>'));
    expect(main).toContain('<h1>Large</h1>');
    const inlineScripts = (html: string) => html.match(/<script>.*?<\/script>/gs);
    expect(inlineScripts(composed)).toEqual(inlineScripts(await compose()));
  });

  it('keeps the title of a picture in its place', async () => {
    const picture = '<svg><title>A plane</title></svg>';
    const Picture = () => (
      <svg>
        <title>A plane</title>
      </svg>
    );
    expect(await composePage(() => <Picture />)).toMatch(new RegExp(`<main.*${picture}.*</main>`, 's'));
  });

  it('has no style attributes and no event handlers, which the security policy would refuse', async () => {
    expect(await compose()).not.toMatch(/<[^>]+ (?:style|on[a-z]+)=/);
  });
});

describe('renderPage rejects', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
  });

  it('with what a component has thrown, and the components around it', async () => {
    const cause = new Error('The prices are missing');
    const Part = (): never => {
      throw cause;
    };
    await expect(composePage(() => <Part />)).rejects.toMatchObject({
      message: 'Error: The prices are missing',
      cause,
      componentStack: expect.stringMatching(/^\n +at Part /) as string,
    });
  });

  it('when the head throws', async () => {
    const head = () => {
      throw new Error('The title is missing');
    };
    await expect(composePage(() => <h1>First class</h1>, head)).rejects.toThrow('The title is missing');
  });

  it('without the page of the path', async () => {
    await expect(compose({ page: undefined })).rejects.toThrow('No page was given for /first-class-deals');
  });
});

it('A composed document without a page of a remote has the 404 page, with noindex, for an unknown path', async () => {
  const composed = await compose({ path: null, page: undefined, language: 'es' });
  expect(composed).toContain('<title>Página no encontrada | FareKite</title>');
  expect(composed).toMatch(/<h1[^>]*>¡Ups! Página no encontrada<\/h1>/);
  expect(composed).toContain('<meta name="robots" content="noindex">');
});

test('site.json has a US telephone number, an origin without a slash at its end, and links with https', () => {
  expect(telephoneHref(siteJson.phone)).toMatch(/^tel:\+1[2-9]\d{9}$/);
  expect(new URL(siteJson.origin).origin).toBe(siteJson.origin);
  for (const { url } of siteJson.social) expect(new URL(url).protocol).toBe('https:');
});
