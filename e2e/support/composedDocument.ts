import { expect, test, type Page } from '@playwright/test';
import { UNKNOWN_PATH, type Language } from './site';

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** What the first group of the pattern matches. */
export function findAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) => decode(found));
}

/** The content of the root element, as the browser writes it. Requires a blank page. */
export function parseRoot(page: Page, html: string): Promise<string | undefined> {
  return page.evaluate((source) => {
    const root = new DOMParser().parseFromString(source, 'text/html').querySelector('#root');
    return root?.innerHTML;
  }, html);
}

export async function request(
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(new URL(path, test.info().project.use.baseURL), { headers });
}

/** The document of a page as a crawler receives it. */
export async function readDocument(path: string, language: Language = 'en') {
  const response = await request(path, { cookie: `farekite_language=${language}` });
  expect(response.status, path).toBe(path === UNKNOWN_PATH ? 404 : 200);
  const html = await response.text();
  const titles = findAll(html, /<title>(.*?)<\/title>/g);
  expect(titles, `titles of ${path}`).toHaveLength(1);
  const [heading = ''] = findAll(html, /<h1\b[^>]*>(.*?)<\/h1>/gs);
  return {
    path,
    html,
    title: titles[0] ?? '',
    heading: heading.replace(/<[^>]+>/g, ''),
    meta: (name: string) =>
      findAll(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'))[0],
  };
}
